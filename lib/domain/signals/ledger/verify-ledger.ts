import { noHash } from '@/lib/domain/shared/chain';
import { canonicalText, hashText, isCanonicalText } from './canonical';
import { ledgerHeader, ledgerLine, type LedgerEntry } from './entries';
import { applyEntry, type LedgerState } from './ledger-state';

/** The first invalid line, counted from 1, the entry number expected there, and the reason. */
export type LedgerFault = { line: number; entry: number; reason: string };

export type LedgerSummary = {
  entries: number;
  /** The hash of the last entry. */
  head: string | null;
  lastAt: string | null;
  signals: number;
  closed: number;
  corrections: number;
  /** IDs of signals whose terms are not public yet. */
  hidden: readonly string[];
  /** IDs of signals that were revealed too late, or are still hidden past their date. */
  late: readonly string[];
};

/**
 * Verifies a ledger line by line: format, hashes, order, commitments and rules. `add` returns the first fault, after
 * which lines are no longer read. Memory grows with the number of signals, not lines. `published` holds hashes by entry
 * number from another source, to detect a ledger that was rewritten as a whole.
 */
export function createLedgerVerifier(published: ReadonlyMap<number, string> = new Map()) {
  const signals: LedgerState = new Map();
  let line = 0;
  let last: { entry: LedgerEntry; hash: string } | null = null;

  return {
    add(text: string): LedgerFault | null {
      line += 1;
      const reason = line === 1 ? headerFault(text) : entryFault(text);
      return reason === null ? null : { line, entry: (last?.entry.number ?? 0) + 1, reason };
    },
    /** `today` determines which hidden signals are late. */
    summary(today: string): LedgerSummary {
      const all = [...signals.values()];
      return {
        entries: last?.entry.number ?? 0,
        head: last?.hash ?? null,
        lastAt: last?.entry.at ?? null,
        signals: all.length,
        closed: all.filter(({ closing }) => closing !== null).length,
        corrections: all.reduce((count, { corrections }) => count + corrections, 0),
        hidden: all.filter(({ terms }) => terms === null).map(({ id }) => id),
        late: all
          .filter(({ revealBy, revealedAt }) => (revealedAt ?? today).slice(0, 10) > revealBy)
          .map(({ id }) => id),
      };
    },
  };

  function entryFault(text: string): string | null {
    const value = parse(text);
    if (value === undefined) return 'The line is not JSON.';
    const parsed = ledgerLine.safeParse(value);
    if (!parsed.success) return 'The line does not have the fields of an entry.';
    const { entry, hash } = parsed.data;
    if (!isCanonicalText(text, value)) return 'The line is not in canonical form.';
    // The line contains the hashed text verbatim.
    if (hashText(text.slice('{"entry":'.length, -`,"hash":"${hash}"}`.length)) !== hash)
      return 'The hash does not match the entry.';
    const expected = (last?.entry.number ?? 0) + 1;
    if (entry.number !== expected) return `Entry ${entry.number} is where entry ${expected} belongs.`;
    if (entry.previous !== (last?.hash ?? noHash)) return 'The entry does not continue the one before it.';
    if (last && entry.at < last.entry.at) return 'The entry is older than the one before it.';
    if (last && entry.sample !== last.entry.sample) return 'Sample entries and real ones are mixed.';
    if ((published.get(entry.number) ?? hash) !== hash) return 'The hash differs from the one that was published.';
    const fault = applyEntry(signals, entry);
    if (fault) return fault.reason;
    last = { entry, hash };
    return null;
  }
}

const header = canonicalText(ledgerHeader);
const headerFault = (text: string) => (text === header ? null : `The first line should be ${header}`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
