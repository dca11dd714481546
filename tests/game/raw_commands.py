"""Actions nobody in his senses would send: any kind, any ints for cards and players."""

from hypothesis import strategies as st

from kozyr.game import actions
from kozyr.game.actions import Action

ANYTHING = st.integers()
CARDS = st.integers(0, 63) | st.integers(-2, 80) | ANYTHING
SEATS = st.integers(0, 3) | st.integers(0, 7) | ANYTHING
MARK = st.booleans()

LEADS = st.lists(CARDS, min_size=1, max_size=8).map(tuple)

ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.builds(actions.Lead, LEADS, armed=MARK),
    st.builds(actions.Beat, CARDS, CARDS, armed=MARK),
    st.builds(actions.ThrowIn, CARDS, armed=MARK),
    st.builds(actions.Transfer, CARDS, armed=MARK),
    st.builds(actions.Show, CARDS),
    st.builds(actions.Call, SEATS),
    st.sampled_from(
        (actions.Take(), actions.Pass(), actions.Waive(), actions.Hang(), actions.Decline())
    ),
)
