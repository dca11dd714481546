"""What a bot is: it sees its seat's view, no more, and says what it would do."""

from typing import Protocol

from kozyr.game.actions import Action
from kozyr.game.view import View


class Player(Protocol):
    """Plays one seat for one deal. It draws no chance: the same views bring the same actions."""

    def see(self, view: View) -> None:
        """Take note of the deal as it stands; views come in order, some may be skipped."""

    def choose(self, view: View) -> Action | None:
        """Say what to do, None to do nothing or wait; it is asked again at each new view.

        The only seat that may act must name an action, and so must whoever the others wait for:
        the opener, the defender, and the one who has the word until he has passed.
        """
