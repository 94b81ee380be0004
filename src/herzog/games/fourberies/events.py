"""The events of Fourberies. Whenever a purse changes, an event names the amount."""

from __future__ import annotations

from herzog.kernel import Event, Seat


class CoinTossed(Event, frozen=True):
    """The toss decided the King's first mood."""

    mood: int
    cell: int


class EncounterPlaced(Event, frozen=True):
    """An Encounter was turned up in front of a city."""

    city: int
    encounter: int


class SeasonBegan(Event, frozen=True):
    """A season began; *encounters* are in its pile."""

    season: int
    encounters: int


class RoundBegan(Event, frozen=True):
    """A round began, one of so many *rounds* of the season; *first* acts first when players act in turn."""

    season: int
    round: int
    rounds: int
    first: Seat


class FriendSeen(Event, frozen=True):
    """A player looked at where their friend troupe is going."""

    seat: Seat
    city: int


class FriendDrew(Event, frozen=True):
    """A player looked at the card of their friend troupe, as the others hear it."""

    seat: Seat


class AcrobatUsed(Event, frozen=True):
    """An Acrobat was used and tilted."""

    seat: Seat
    acrobat: int


class AcrobatUnused(Event, frozen=True):
    """An Acrobat could not do what it was declared for and counts as unused."""

    seat: Seat
    acrobat: int


class CityReserved(Event, frozen=True):
    """A player laid a Travel card face up and reserved its city."""

    seat: Seat
    city: int


class TravelRevealed(Event, frozen=True):
    """All Travel cards were revealed: the cities of each player, and that of each friend troupe."""

    cities: list[list[int]]
    friends: list[int]


class FriendTurnedAway(Event, frozen=True):
    """A friend troupe found its city reserved and visits nothing."""

    seat: Seat
    city: int


class CaravelPushed(Event, frozen=True):
    """A Caravel was pushed from one city to another."""

    seat: Seat
    colour: int
    city: int
    to: int


class LoneTroupeArrived(Event, frozen=True):
    """A troupe is alone in a city and resolves it."""

    seat: Seat
    city: int


class TroupesMet(Event, frozen=True):
    """Several troupes share a city; *colours* includes friend troupes."""

    city: int
    colours: list[int]


class FriendPassed(Event, frozen=True):
    """A friend troupe alone in a city had its Encounters discarded without effect."""

    seat: Seat
    city: int
    encounters: list[int]


class BonusGained(Event, frozen=True):
    """A Bonus was paid from the Treasury."""

    seat: Seat
    encounter: int
    amount: int


class AcrobatGained(Event, frozen=True):
    """An Acrobat was laid in front of its new owner."""

    seat: Seat
    encounter: int


class ActorMet(Event, frozen=True):
    """An Actor was taken in hand."""

    seat: Seat
    encounter: int


class TravelRecalled(Event, frozen=True):
    """A player took back *cards* Travel cards and all Caravels."""

    seat: Seat
    cards: int


class FriendRecalled(Event, frozen=True):
    """A friend troupe's Travel cards were shuffled into a new pile."""

    seat: Seat


class CoinsStolen(Event, frozen=True):
    """A player stole *amount* from another."""

    seat: Seat
    victim: Seat
    amount: int


class NothingStolen(Event, frozen=True):
    """No opponent had anything to steal."""

    seat: Seat


class ManagerPlaced(Event, frozen=True):
    """*placed* Managers (one, or none if none was left) went on stage, and *amount* was paid for all on it."""

    seat: Seat
    placed: int
    amount: int


class ActorPaid(Event, frozen=True):
    """An Actor was paid *amount* into the Treasury."""

    seat: Seat
    encounter: int
    amount: int


class ActorLost(Event, frozen=True):
    """An Actor could not be paid and was discarded."""

    seat: Seat
    encounter: int
    needs: int
    has: int


class ActorSentToCourt(Event, frozen=True):
    """An Actor was sent to Court."""

    seat: Seat
    encounter: int


class ActorsJoined(Event, frozen=True):
    """Actors joined a troupe."""

    seat: Seat
    encounters: list[int]


class ActorSalvaged(Event, frozen=True):
    """An Actor was taken from a shared city into a troupe."""

    seat: Seat
    city: int
    encounter: int


class EncountersDiscarded(Event, frozen=True):
    """The Encounters of a shared city were discarded; its Actors move the needle by *pull*, positive for comedy."""

    city: int
    encounters: list[int]
    pull: int


class NeedleMoved(Event, frozen=True):
    """The needle moved by *pull* cells, or as far as the dial goes."""

    cell: int
    to: int
    pull: int


class MoodChanged(Event, frozen=True):
    """The King's mood changed, and the Managers of each player went home."""

    mood: int
    managers: list[int]


class RequestDrawn(Event, frozen=True):
    """A player drew a Secret Request."""

    seat: Seat
    request: int


class RequestDrawnUnseen(Event, frozen=True):
    """A player drew a Secret Request, as the others hear it."""

    seat: Seat


class RequestDiscarded(Event, frozen=True):
    """A player discarded a Secret Request face down."""

    seat: Seat
    request: int


class RequestDiscardedUnseen(Event, frozen=True):
    """A player discarded a Secret Request, as the others hear it."""

    seat: Seat


class RequestsReshuffled(Event, frozen=True):
    """The discarded Secret Requests became the pile."""

    requests: int


class CaravelsLanded(Event, frozen=True):
    """A city is done, and its Caravels have moved onto the board."""

    city: int


class SeasonEnded(Event, frozen=True):
    """The pile was empty and the season is scored."""

    season: int
    mood: int


class DisguisesShown(Event, frozen=True):
    """The Chameleons were counted: what they add towards comedy, for each player."""

    disguises: list[int]


class ActorsRewarded(Event, frozen=True):
    """A player was paid for *actors* Actors of the King's mood."""

    seat: Seat
    actors: int
    amount: int


class ShowPleased(Event, frozen=True):
    """A show pleased the King; *best* if it was the best one."""

    seat: Seat
    difference: int
    best: bool
    amount: int


class ShowIgnored(Event, frozen=True):
    """A show did not please; *difference* is positive towards comedy."""

    seat: Seat
    difference: int


class RequestsRevealed(Event, frozen=True):
    """The Secret Requests that were used were revealed: one for each player, or -2."""

    requests: list[int]


class RequestPaid(Event, frozen=True):
    """A Secret Request paid *amount*, possibly nothing; *again* if it was used in the previous season."""

    seat: Seat
    request: int
    again: bool
    amount: int


class SeasonPrepared(Event, frozen=True):
    """Actors and Encounters were discarded, Managers went home, Acrobats were straightened."""

    season: int


class GameEnded(Event, frozen=True):
    """The game is over."""

    scores: list[int]
    ranks: list[int]
