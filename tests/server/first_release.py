"""A database of version 0.1."""

from __future__ import annotations

from typing import Any

from sqlalchemy import MetaData, create_engine, insert

from herzog.server.database.engine import migrate

# A game of Fourberies as version 0.1 kept it: two people at one screen, asked for their first choice.
FIRST: dict[str, list[dict[str, Any]]] = {
    "games": [
        {
            "id": "first",
            "header": (
                '{"format":1,"game":"fourberies","program":"0.1.0","options":{"manager-shortage":"gain",'
                '"unfulfilled-request":"allowed"},"pack":"9b6fbdafe9ac664e","pack_version":"1","seats":["Ana","Ben"]}'
            ),
            "seed": "15966346376618712877",
            "chairs": '[{"kind":"here","name":"Ana","bot":""},{"kind":"here","name":"Ben","bot":""}]',
            "step": 11,
            "asked": "[0,1]",
            "result": "null",
            "next": "",
            "created": 1795036829,
            "changed": 1795036829,
            "hints": 1,
        }
    ],
    "journal": [
        {"game": "first", "n": n, "kind": "step", "seat": -1, "ask": ask, "pick": pick}
        for n, (ask, pick) in enumerate(
            [
                ("TossCoin", 1),
                *(("PlaceEncounter", city) for city in (38, 25, 44, 17, 34, 14, 24, 47)),
                *(("DrawFriendCard", card) for card in (0, 2)),
            ]
        )
    ],
    "locks": [{"game": "first", "key": key, "changes": 0} for key in ("host", "watch")],
}


def write(address: str) -> None:
    """Write these rows to a new database, with the schema of version 0.1."""
    migrate(engine := create_engine(address), "0002")
    with engine.begin() as connection:
        there = MetaData()
        there.reflect(connection)
        for name, rows in FIRST.items():
            connection.execute(insert(there.tables[name]), rows)
    engine.dispose()
