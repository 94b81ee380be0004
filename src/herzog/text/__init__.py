"""Words: values of the engine to phrases, phrases to sentences in English, French, Polish and Russian."""

from herzog.text.phrase import Arg, Name, Phrase, listing, phrase
from herzog.text.render import LANGUAGES, Renderer, Unsayable

__all__ = ["LANGUAGES", "Arg", "Name", "Phrase", "Renderer", "Unsayable", "listing", "phrase"]
