from __future__ import annotations

import pytest

from herzog.games import GAMES
from tools.perft import Position, fast, main, root, slow


@pytest.mark.parametrize("name", sorted(GAMES))
def test_fast_and_slow_count_the_same(name: str) -> None:
    """Cloning and replaying lead to equally many sequences, from the start and from later on."""
    for plies in (0, 9):
        start = root(Position(name, 2, {}, 1, plies))
        assert [fast(start, depth) for depth in (1, 2)] == [slow(start, depth) for depth in (1, 2)]


def test_a_position_after_the_end_is_refused() -> None:
    """Nothing can be counted once play is over."""
    with pytest.raises(ValueError, match="is over after"):
        root(Position("lacrimosa", 1, {}, 1, 10_000))


def test_main_prints_a_line_for_each_depth(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A line names the depth, the fast count and, when asked for, the slow one."""
    monkeypatch.setattr("sys.argv", ["perft", "lacrimosa", "--depth", "2", "--option", "refill=turn", "--slow"])
    main()
    assert capsys.readouterr().out == "1 4 4\n2 12 12\n"
