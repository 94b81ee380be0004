from __future__ import annotations

import json
from typing import Any

import pytest

from tools import audit

CLEAN = {"dependencies": [{"name": "lute", "version": "1", "vulns": []}]}
BAD = {"dependencies": [{"name": "lute", "version": "1", "vulns": [{"id": "PYSEC-1", "fix_versions": ["2"]}]}]}
SKIPPED = {"dependencies": [{"name": "lute", "skip_reason": "not found"}]}
NPM_CLEAN: dict[str, Any] = {"vulnerabilities": {}}
NPM_BAD = {"vulnerabilities": {"harp": {"range": "<2", "severity": "high"}}}
AWAY = {"message": "405 Method Not Allowed", "statusCode": 405}


@pytest.mark.parametrize(
    ("python", "npm", "code", "says"),
    [
        (CLEAN, NPM_CLEAN, 0, "No locked package has a known vulnerability."),
        (BAD, NPM_CLEAN, 1, "requirements/dev.txt: lute 1: PYSEC-1; fixed in 2"),
        (CLEAN, NPM_BAD, 1, "web/package-lock.json: harp <2: high"),
        (SKIPPED, NPM_CLEAN, 2, "has no answer for 1 of 1 packages"),
        (CLEAN, AWAY, 2, "npm cannot reach its database"),
        (None, NPM_CLEAN, 2, "pip-audit cannot reach its database"),
        (BAD, AWAY, 1, "npm cannot reach its database"),
    ],
)
def test_what_an_audit_says(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], python: Any, npm: Any, code: int, says: str
) -> None:
    """A vulnerability is an error, and so is silence: a database that does not answer proves nothing."""
    monkeypatch.setattr(audit, "_python", lambda _: json.dumps(python) if python else "")
    monkeypatch.setattr(audit, "_npm", lambda _: json.dumps(npm))
    assert audit.main() == code
    assert says in capsys.readouterr().out
