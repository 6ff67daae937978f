"""A second verifier of the signal ledger, written from docs/ledger-format.md. Standard library only, Python 3.8+.

python3 verify_ledger.py ledger.jsonl prints the entries and the head, or the first bad line, and exits with 0 or 1."""
import hashlib
import json
import re
import sys
from datetime import date, timedelta

COMMON = {"at", "kind", "number", "previous", "sample", "signal"}
OWN = {"signal": {"commitment", "revealBy"}, "reveal": {"terms"}, "close": {"closing"},
       "correction": {"corrects", "reason", "terms", "closing"}}
TERMS = {"bidCents", "expiration", "fillDate", "strikeCents", "symbol", "tradeType"}


def canonical(value):  # RFC 8785 for this format: ASCII names, whole numbers, text.
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def sha256(text):
    return hashlib.sha256(text.encode("utf-8")).hexdigest()


def need(condition, reason):
    if not condition:
        raise ValueError(reason)


def check_terms(terms, issued):
    need(set(terms) == TERMS and terms["tradeType"] in ("Call", "Put"), "the fields of the terms")
    for name in ("strikeCents", "bidCents"):
        need(type(terms[name]) is int and 0 < terms[name] <= 10 ** 8, name)
    fill, day = date.fromisoformat(terms["fillDate"]), date.fromisoformat(issued[:10])
    need(day - timedelta(days=1) <= fill <= day, "the fill date is not the day of issue")
    need(date.fromisoformat(terms["expiration"]) >= fill, "the expiration is before the fill date")


def check_closing(closing, terms, at):
    need(set(closing) == {"closeDate", "how", "priceCents"} and closing["how"] in ("sold", "expired"), "the fields of the closing")
    need(type(closing["priceCents"]) is int and 0 <= closing["priceCents"] <= 10 ** 8, "priceCents")
    day = date.fromisoformat(closing["closeDate"])
    need(terms["fillDate"] <= str(day) <= min(terms["expiration"], at[:10]), "the close date")
    if closing["how"] == "expired":
        need(closing["priceCents"] == 0 and closing["closeDate"] == terms["expiration"], "the expiry")


def apply(signals, entry):
    known = signals.get(entry["signal"])
    if entry["kind"] == "signal":
        need(known is None, "the signal already exists")
        signals[entry["signal"]] = {"issue": entry, "terms": None, "closing": None, "numbers": {}}
        return
    need(known, "the signal was not opened")
    terms, closing = known["terms"], known["closing"]
    if entry["kind"] == "reveal":
        need(terms is None, "revealed twice")
        need(sha256(canonical(entry["terms"])) == known["issue"]["commitment"], "the commitment")
        terms = dict(entry["terms"])
        need(terms.pop("signal") == entry["signal"] and re.fullmatch("[0-9a-f]{64}", terms.pop("nonce")), "the terms")
    elif entry["kind"] == "close":
        need(terms is not None and closing is None, "closed twice, or before it was revealed")
        closing = entry["closing"]
    else:
        field = known["numbers"].get(entry["corrects"])
        need(field is not None and isinstance(entry["reason"], str) and entry["reason"], "what is corrected")
        need((entry["terms"] is not None, entry["closing"] is not None) == (field == "terms", field == "closing"),
             "the corrected fields")
        terms, closing = entry["terms"] or terms, entry["closing"] or closing
    check_terms(terms, known["issue"]["at"])
    if closing:
        check_closing(closing, terms, entry["at"])
    known["numbers"][entry["number"]] = {"reveal": "terms", "close": "closing"}.get(entry["kind"])
    known.update(terms=terms, closing=closing)


def verify(lines):
    need(next(lines, "") == '{"format":"signal-ledger","version":1}', "line 1: the header")
    signals, last = {}, {"number": 0, "hash": "0" * 64, "at": "", "sample": None}
    for number, text in enumerate(lines, 1):
        try:
            line = json.loads(text)
            need(canonical(line) == text and set(line) == {"entry", "hash"}, "not in canonical form")
            entry = line["entry"]
            need(sha256(canonical(entry)) == line["hash"], "the hash does not match the entry")
            need(set(entry) == COMMON | OWN[entry["kind"]], "the fields of the entry")
            need((entry["number"], entry["previous"]) == (number, last["hash"]), "does not continue the chain")
            need(entry["at"] >= last["at"] and last["sample"] in (None, entry["sample"]), "the order, or mixed samples")
            apply(signals, entry)
        except (ValueError, KeyError, TypeError) as fault:
            raise ValueError(f"line {number + 1}: {fault}") from fault
        last = {**entry, "hash": line["hash"]}
    return last["number"], last["hash"]


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8", newline="\n") as file:
        try:
            print("%d entries, head %s" % verify(line.rstrip("\n") for line in file))
        except ValueError as fault:
            sys.exit(f"bad ledger: {fault}")
