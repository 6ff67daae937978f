import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { commitmentOf, type LedgerEntry, type SignalClosing, type SignalTerms } from './entries';

/** The state of a signal after its ledger entries. Corrected values replace the original ones. */
export type LedgerSignal = {
  id: string;
  issuedAt: string;
  commitment: string;
  revealBy: DateOnly;
  /** Null until revealed. */
  terms: SignalTerms | null;
  revealedAt: string | null;
  closing: SignalClosing | null;
  corrections: number;
  /** Numbers of the entries that can be corrected; null until they exist. */
  revealNumber: number | null;
  closeNumber: number | null;
};

/** Why an entry cannot be added: it contradicts an earlier entry, or is itself invalid. */
export type RuleFault = { code: 'conflict' | 'unprocessable'; field: string; reason: string };

/** The signals of a ledger by ID. The rules apply per signal, so a signal can be checked with its own entries alone. */
export type LedgerState = Map<string, LedgerSignal>;

/** Adds an entry to the state. If that is not allowed, changes nothing and returns the reason. */
export function applyEntry(state: LedgerState, entry: LedgerEntry): RuleFault | null {
  const known = state.get(entry.signal);
  if (entry.kind === 'signal') {
    if (known) return conflict('signal', `Signal ${entry.signal} already exists.`);
    state.set(entry.signal, issued(entry));
    return null;
  }
  if (!known) return conflict('signal', `Signal ${entry.signal} was not opened.`);
  const next = changed(known, entry);
  if ('reason' in next) return next;
  state.set(entry.signal, next);
  return null;
}

type EntryOf<Kind extends LedgerEntry['kind']> = Extract<LedgerEntry, { kind: Kind }>;

const issued = ({ signal, at, commitment, revealBy }: EntryOf<'signal'>): LedgerSignal => ({
  ...{ id: signal, issuedAt: at, commitment, revealBy, terms: null, revealedAt: null, closing: null, corrections: 0 },
  ...{ revealNumber: null, closeNumber: null },
});

function changed(known: LedgerSignal, entry: Exclude<LedgerEntry, { kind: 'signal' }>): LedgerSignal | RuleFault {
  switch (entry.kind) {
    case 'reveal': {
      if (known.terms) return conflict('signal', `Signal ${known.id} is already revealed.`);
      if (entry.terms.signal !== known.id || commitmentOf(entry.terms) !== known.commitment)
        return conflict('terms', `The revealed terms of ${known.id} do not match its commitment.`);
      const { signal: _, nonce: __, ...terms } = entry.terms;
      const fault = termsFault(terms, known.issuedAt);
      return fault ?? { ...known, terms, revealedAt: entry.at, revealNumber: entry.number };
    }
    case 'close': {
      if (known.closing) return conflict('signal', `Signal ${known.id} is already closed.`);
      if (!known.terms) return conflict('signal', `Signal ${known.id} must be revealed before it is closed.`);
      const fault = closingFault(entry.closing, known.terms, entry.at);
      return fault ?? { ...known, closing: entry.closing, closeNumber: entry.number };
    }
    case 'correction':
      return corrected(known, entry);
  }
}

function corrected(known: LedgerSignal, { corrects, terms, closing, at }: EntryOf<'correction'>) {
  const isTerms = corrects === known.revealNumber;
  if (!isTerms && corrects !== known.closeNumber)
    return conflict(
      'corrects',
      `Entry ${corrects} is not the reveal or the closing of ${known.id}. Correct one of these.`,
    );
  if ((terms !== null) !== isTerms || (closing !== null) === isTerms)
    return unprocessable('corrects', `The correction does not have the fields of entry ${corrects}.`);
  const next = {
    ...known,
    terms: terms ?? known.terms,
    closing: closing ?? known.closing,
    corrections: known.corrections + 1,
  };
  if (!next.terms) return conflict('corrects', `Signal ${known.id} is not revealed.`);
  const fault =
    termsFault(next.terms, known.issuedAt) ?? (next.closing ? closingFault(next.closing, next.terms, at) : null);
  return fault ?? next;
}

/**
 * Checks the fill date: the UTC day of issue or the day before, which is still the current day in the Americas. No
 * signal can be added later.
 */
export function termsFault({ expiration, fillDate }: SignalTerms, issuedAt: string): RuleFault | null {
  const day = issuedAt.slice(0, 10);
  if (fillDate > day || fillDate < addDays(day, -1))
    return unprocessable('fillDate', 'The fill date is not the day on which the signal was opened.');
  if (expiration < fillDate) return unprocessable('expiration', 'The expiration is before the fill date.');
  return null;
}

/** Checks that a closing is dated between the fill and the expiration, and is not recorded before its date. */
export function closingFault(
  { closeDate, how }: SignalClosing,
  { fillDate, expiration }: SignalTerms,
  at: string,
): RuleFault | null {
  if (closeDate < fillDate) return unprocessable('closeDate', 'The close date is before the fill date.');
  if (closeDate > expiration) return unprocessable('closeDate', 'The close date is after the expiration.');
  if (closeDate > at.slice(0, 10)) return unprocessable('closeDate', 'The close date is in the future.');
  if (how === 'expired' && closeDate !== expiration)
    return unprocessable('closeDate', 'An expired signal closes on its expiration date.');
  return null;
}

const conflict = (field: string, reason: string): RuleFault => ({ code: 'conflict', field, reason });
const unprocessable = (field: string, reason: string): RuleFault => ({ code: 'unprocessable', field, reason });
