"""What every store of timers keeps to."""

import anyio

from kozyr.table.ports import Due, Timer


def timer(what: str, at: int, mark: int = 0) -> Timer:
    return Timer("a", what, at, mark)


def test_what_is_due_is_leased_earliest_first_and_once(due: Due) -> None:
    async def story() -> None:
        await due.plan("a", [timer("x", 20), timer("y", 10), timer("z", 31)])
        assert await due.next_at() == 10
        leased = await due.lease(30, 100)
        assert leased == (timer("y", 130), timer("x", 130))
        assert await due.lease(30, 100) == ()
        assert await due.next_at() == 31

    anyio.run(story)


def test_a_timer_that_is_never_done_falls_due_again(due: Due) -> None:
    async def story() -> None:
        await due.plan("a", [timer("x", 10)])
        await due.lease(10, 100)
        assert await due.lease(109, 100) == ()
        assert await due.lease(110, 100) == (timer("x", 210),)

    anyio.run(story)


def test_a_timer_that_is_done_is_forgotten(due: Due) -> None:
    async def story() -> None:
        await due.plan("a", [timer("x", 10)])
        (leased,) = await due.lease(10, 100)
        await due.done(leased)
        assert await due.next_at() is None

    anyio.run(story)


def test_a_new_plan_keeps_a_waiting_timer_of_the_same_mark(due: Due) -> None:
    async def story() -> None:
        await due.plan("a", [timer("x", 10, mark=1), timer("y", 11, mark=1), timer("z", 12)])
        await due.plan("a", [timer("x", 50, mark=1), timer("y", 51, mark=2)])
        assert await due.lease(100, 100) == (timer("x", 200, mark=1), timer("y", 200, mark=2))
        assert await due.next_at() == 200

    anyio.run(story)


def test_a_new_plan_replaces_a_leased_timer_and_done_leaves_the_new_one(due: Due) -> None:
    """Else an attendant that thinks while the table changes would never be asked again."""

    async def story() -> None:
        await due.plan("a", [timer("x", 10)])
        (leased,) = await due.lease(10, 100)
        await due.plan("a", [timer("x", 60)])
        await due.done(leased)
        assert await due.next_at() == 60

    anyio.run(story)


def test_tables_do_not_mix(due: Due) -> None:
    async def story() -> None:
        await due.plan("a", [timer("x", 10)])
        await due.plan("b", [Timer("b", "x", 20, 0)])
        await due.plan("a", [])
        assert await due.lease(50, 100) == (Timer("b", "x", 150, 0),)

    anyio.run(story)
