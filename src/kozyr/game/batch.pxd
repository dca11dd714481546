from kozyr.game cimport playout, proving
from kozyr.game.moves cimport Moves
from kozyr.game.playout cimport Dice, Tally
from kozyr.game.proving cimport Prover
from kozyr.game.state cimport State

cpdef inline void play_deals(State s, Moves moves, Dice dice, Tally tally, long long deals) noexcept:
    with nogil:
        playout.play_deals(s, moves, dice, tally, deals)

cpdef void playouts(State s, Moves moves, Dice dice, Tally tally, long long deals) noexcept

cpdef inline void prove(Prover prover, long long deals) noexcept:
    with nogil:
        proving.prove(prover, deals)

cpdef void proofs(Prover prover, long long deals) noexcept
