cdef extern from *:
    """
    #define KOZYR_LOW_HALF 0x7FFFFFFFLL
    #define KOZYR_FACTOR_1 0x4C957F2DLL
    #define KOZYR_FACTOR_2 0x5851F42DLL
    #define KOZYR_FACTOR_3 0x6C078965LL
    #define KOZYR_FACTOR_4 0x41C64E6DLL
    #define KOZYR_FACTOR_5 0x2F6E2B1DLL
    """
    const long long LOW_HALF "KOZYR_LOW_HALF"
    const long long FACTOR_1 "KOZYR_FACTOR_1"
    const long long FACTOR_2 "KOZYR_FACTOR_2"
    const long long FACTOR_3 "KOZYR_FACTOR_3"
    const long long FACTOR_4 "KOZYR_FACTOR_4"
    const long long FACTOR_5 "KOZYR_FACTOR_5"

cdef enum:
    WIN = 1
    DRAW = 0
    LOSS = -1
    UNKNOWN = 2
    ATTACKS = 7
    BEGUN = 8
    SPAN = 16
    SHOWN_ATT = 32
    SHOWN_DFN = 64
    SHOWN = 96
    LED = 65536
    TRUMPS = 3
    EVERY_RANK = 8191
    TAG_TRANSFERS = 128
    TAG_AGE = 256
    WORDS = 4
    FREE = 1048576
    DEEPEST = 192
