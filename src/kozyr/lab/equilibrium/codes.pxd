cdef enum:
    OVER = -2
    CHANCE = -16
    END = -16777216
    BEST = 0
    RULES = 1
    CHANCES = 2
    SEAT = 2097152
    CARD = 2097168
    SYMBOLS = 4194304
