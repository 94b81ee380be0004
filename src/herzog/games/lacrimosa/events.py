"""The events of Lacrimosa. Points and steps are lists of three: Talent, Journey, Composition."""

from __future__ import annotations

from typing import Literal, TypeAlias

from msgspec import field

from herzog.games.lacrimosa.printed import Action, Kind
from herzog.games.lacrimosa.state import VpSource
from herzog.kernel import Event

# Why the Soloist's action has no effect.
Idle: TypeAlias = Literal[
    "none-in-row", "no-courts-to-visit", "no-court-tile-on-the-map", "no-marker-left", "no-empty-space"
]


def _none() -> list[int]:
    return [0, 0, 0]


class CardSetAside(Event, frozen=True):
    """A card of a period left the game unseen."""

    period: int
    kind: Literal["opus", "memory"]


class FirstPatronDrawn(Event, frozen=True):
    """The first patron was drawn."""

    seat: int


class ComposersChosen(Event, frozen=True):
    """These composers take part, the eighth note first."""

    composers: list[int]


class ConstanzeDrawn(Event, frozen=True):
    """A Constanze card closed slots of the Requiem."""

    card: int
    slots: list[int]


class BonusShown(Event, frozen=True):
    """The Bonus tile of a period was shown."""

    bonus: int


class CardTurnedUp(Event, frozen=True):
    """A card was turned up in the row."""

    card: int
    space: int


class TilePlaced(Event, frozen=True):
    """A tile was placed on the map, plain side up."""

    place: int
    tile: int


class RoundBegan(Event, frozen=True):
    """A round began."""

    round: int


class TurnBegan(Event, frozen=True):
    """A patron's turn of the round began."""

    seat: int
    turn: int


class Drew(Event, frozen=True):
    """A patron drew these cards; only that patron hears which."""

    seat: int
    cards: list[int]


class DrewUnseen(Event, frozen=True):
    """A patron drew this many cards, as the others hear it."""

    seat: int
    n: int


class ExperienceLaid(Event, frozen=True):
    """A card was laid in the Experiences section."""

    seat: int
    card: int


class StoryLaid(Event, frozen=True):
    """A card was laid in the Story section."""

    seat: int
    card: int


class MoneyTaken(Event, frozen=True):
    """A patron took ducats instead of everything the card gives."""

    seat: int
    ducats: int


class ActionTaken(Event, frozen=True):
    """An action began; *again* if an Agnus Dei tile repeats it."""

    seat: int
    action: Action
    again: bool


class ActionsDeclined(Event, frozen=True):
    """The remaining actions were declined."""

    seat: int
    actions: list[Action]


class Gained(Event, frozen=True):
    """A patron received something."""

    seat: int
    source: VpSource | Literal["performance"]
    ducats: int = 0
    counters: list[int] = field(default_factory=_none)
    steps: list[int] = field(default_factory=_none)
    finance: int = 0
    vp: int = 0


class Overflowed(Event, frozen=True):
    """Steps beyond the end of a track became ducats or VP."""

    seat: int
    track: Kind | Literal["finance"]
    steps: int
    ducats: int = 0
    vp: int = 0


class Paid(Event, frozen=True):
    """A patron paid: *ducats* include *bought* points, and *sold* counters yielded *proceeds* to pay with."""

    seat: int
    steps: list[int]
    counters: list[int]
    bought: list[int]
    sold: list[int]
    proceeds: int
    ducats: int
    finance: int


class CounterBought(Event, frozen=True):
    """A counter was bought."""

    seat: int
    kind: Kind
    ducats: int


class CounterSold(Event, frozen=True):
    """A counter was sold."""

    seat: int
    kind: Kind
    ducats: int


class Documented(Event, frozen=True):
    """A Memory replaced a card in the Story section, which left the game."""

    seat: int
    card: int
    replaced: int


class Commissioned(Event, frozen=True):
    """An Opus was commissioned."""

    seat: int
    card: int


class Performed(Event, frozen=True):
    """A work was performed and turned."""

    seat: int
    card: int


class Sold(Event, frozen=True):
    """A work was sold and left the game."""

    seat: int
    card: int


class RowSlid(Event, frozen=True):
    """The cards of the row slid right."""

    row: list[int]


class Travelled(Event, frozen=True):
    """The marker moved by the cheapest route."""

    seat: int
    origin: int
    place: int
    roads: int


class CityVisited(Event, frozen=True):
    """A City tile was used and left the map."""

    seat: int
    tile: int
    gilded: bool


class CourtTaken(Event, frozen=True):
    """A Royal Court tile was taken."""

    seat: int
    tile: int
    gilded: bool


class MarkerPlaced(Event, frozen=True):
    """A marker left a space of the personal board for the Requiem."""

    seat: int
    slot: int
    side: int
    space: int


class NeutralPlaced(Event, frozen=True):
    """The neutral marker was placed."""

    seat: int
    slot: int
    side: int


class NeutralUnused(Event, frozen=True):
    """There was no empty space, so the neutral marker stays unused for good."""

    seat: int


class ComposerHired(Event, frozen=True):
    """A Composer tile was taken and laid on the vacated space."""

    seat: int
    tile: int
    space: int


class TurnEnded(Event, frozen=True):
    """A patron ended the turn."""

    seat: int


class TracksReset(Event, frozen=True):
    """The Story tracks went back to zero; *steps* were lost."""

    seat: int
    steps: list[int]


class WorksTurnedBack(Event, frozen=True):
    """Turned works were turned back."""

    seat: int
    cards: list[int]


class DeckRenewed(Event, frozen=True):
    """The cards of the personal board became the new deck; everybody knows which card stayed in hand."""

    seat: int
    cards: list[int]
    kept: int


class TilesGilded(Event, frozen=True):
    """The remaining tiles on these places were turned to their gilded side."""

    places: list[int]


class UsedTilesReturned(Event, frozen=True):
    """The used City tiles became the new stack."""

    tiles: list[int]


class RowCleared(Event, frozen=True):
    """The right-most cards of the row left the game."""

    cards: list[int]


class PeriodEnded(Event, frozen=True):
    """The Bonus tile and the remaining cards of a period left the game, the cards unseen."""

    period: int
    bonus: int
    n: int


class FirstPatronPassed(Event, frozen=True):
    """Another patron is first now."""

    seat: int


class SoloistLaid(Event, frozen=True):
    """The Soloist laid a card; its action or its details follow."""

    section: Literal["experience", "story"]
    card: int


class SoloistActs(Event, frozen=True):
    """The Soloist carries out an action, with the details of the Story card."""

    action: Action
    story: int


class SoloistIdle(Event, frozen=True):
    """The Soloist's action has no effect, and why."""

    action: Action
    why: Idle


class SoloistTook(Event, frozen=True):
    """The Soloist took a card from the row; it leaves the game."""

    action: Action
    card: int
    space: int


class SoloistScored(Event, frozen=True):
    """The Soloist gained VP."""

    seat: int
    source: VpSource
    vp: int


class SoloistFinance(Event, frozen=True):
    """The Soloist's Finance marker moved up."""

    seat: int
    finance: int


class SoloistMoved(Event, frozen=True):
    """The Soloist led the marker to the next place; a City tile there was discarded."""

    origin: int
    place: int
    discarded: int


class SoloistPlaced(Event, frozen=True):
    """The Soloist placed a marker."""

    slot: int


class SoloistShuffled(Event, frozen=True):
    """The Soloist's nine cards are his deck again."""


class CourtScored(Event, frozen=True):
    """A Royal Court was fulfilled by these works or slots."""

    seat: int
    tile: int
    items: list[int]
    vp: int


class MovementScored(Event, frozen=True):
    """The markers of a seat in a movement scored, some at the higher and some at the lower value."""

    seat: int
    movement: int
    high: int
    low: int
    vp: int


class StoryConcluded(Event, frozen=True):
    """Remaining Story Points scored."""

    seat: int
    points: int
    vp: int


class MoneyCounted(Event, frozen=True):
    """Remaining ducats scored."""

    seat: int
    ducats: int
    vp: int


class GameEnded(Event, frozen=True):
    """The game is over."""

    scores: list[int]
    ranks: list[int]
