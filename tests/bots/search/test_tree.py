"""The tree of a search: nodes, room, and which move is tried next."""

from kozyr.bots.search.manner import MANNER, Manner
from kozyr.bots.search.tree import ROOT, Tree
from kozyr.game import codes
from kozyr.game.moves import Moves, move

PASS = move(codes.PASS, 0, 0)
THROWS = [move(codes.THROW_IN, card, 0) for card in range(4, 8)]


def offered(*wanted: int) -> Moves:
    """A list of these moves."""
    moves = Moves()
    for one in wanted:
        moves.add(one & 15, one >> 4 & 63, 0)
    return moves


def test_a_node_is_its_parent_and_the_move() -> None:
    tree = Tree(64, MANNER)
    first = tree.find(ROOT, PASS)
    assert tree.find(ROOT, PASS) == first
    assert len({first, tree.find(ROOT, THROWS[0]), tree.find(first, PASS)}) == 3
    assert tree.size == 3


def test_a_full_tree_takes_no_node_more_and_keeps_those_it_has() -> None:
    tree = Tree(16, MANNER)
    nodes = [tree.find(ROOT, move(codes.THROW_IN, card, 0)) for card in range(20)]
    assert tree.size == 12
    assert nodes[12:] == [-1] * 8
    assert [tree.find(ROOT, move(codes.THROW_IN, card, 0)) for card in range(12)] == nodes[:12]


def test_what_is_liked_is_tried_first_and_what_failed_last() -> None:
    tree = Tree(64, MANNER)
    moves = offered(*THROWS)
    assert tree.pick(ROOT, moves, THROWS[2]) == 2
    tree.add(tree.nodes[2], 0.0)
    assert tree.pick(ROOT, moves, -1) != 2
    assert tree.mean(tree.find(ROOT, THROWS[2])) == 0.0
    assert tree.mean(tree.find(ROOT, THROWS[1])) == 0.5


def test_the_best_move_gets_most_of_the_visits() -> None:
    tree = Tree(64, Manner())
    moves = offered(*THROWS, PASS)
    for _ in range(400):
        at = tree.pick(ROOT, moves, PASS)
        tree.add(tree.nodes[at], 0.9 if at == 1 else 0.4)
    visits = [tree.visited(tree.find(ROOT, moves.move(at))) for at in range(5)]
    assert sum(visits) == 400
    assert max(visits) == visits[1] > 250


def test_a_move_seldom_on_offer_is_not_starved() -> None:
    """Its chances are weighed against how often it could have been taken."""
    tree = Tree(64, MANNER)
    always, rare = offered(*THROWS[:2]), offered(*THROWS[:3])
    for round_ in range(300):
        moves = rare if round_ % 10 == 0 else always
        tree.add(tree.nodes[tree.pick(ROOT, moves, -1)], 0.5)
    assert tree.visited(tree.find(ROOT, THROWS[2])) >= 8


def test_a_bug_a_full_tree_knows_nothing_of_what_it_has_no_node_for() -> None:
    """It read beside its arrays, so that a move never tried could seem the most visited."""
    tree = Tree(16, MANNER)
    nodes = [tree.find(ROOT, move(codes.THROW_IN, card, 0)) for card in range(13)]
    assert nodes[12] == -1
    assert (tree.visited(-1), tree.mean(-1)) == (0, 0.5)
