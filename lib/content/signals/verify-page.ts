import { groupDigits } from '@/lib/domain/shared/numbers';
import { ledgerFilePath, ledgerFormatPath, pythonVerifierPath } from '@/lib/domain/signals/ledger/ledger-paths';
import { paths } from '@/lib/domain/shared/paths';

/** The page with the signals that the ledger contains. */
const liveSignals = `${paths.optionsSignals}?variant=live`;

/** Copy of the page for verifying the signal ledger. */
export const verifyPage = {
  title: 'Verify the ledger',
  description: 'Recompute the hash of every live options signal in your browser, or verify a ledger file you saved.',
  eyebrow: 'Options signals',
  heading: 'Verify the ledger',
  lead: 'Every live signal is published in a hash chain. Your browser can recompute all of it.',
  back: { label: 'View the live signals', href: liveSignals },
  choose: 'Choose a ledger',
  ledger: {
    title: 'The published ledger',
    text: 'Downloads the ledger and checks that no entry was changed, removed or reordered.',
    run: 'Verify the ledger',
    running: 'Verifying',
    files: [
      { label: 'Download the ledger', href: ledgerFilePath },
      { label: 'Read the file format', href: ledgerFormatPath },
      { label: 'Get the Python verifier', href: pythonVerifierPath },
    ],
  },
  file: {
    title: 'A file you saved',
    text: 'Drop a ledger file here, or choose one. It stays on your device.',
    label: 'Ledger file',
  },
  result: {
    progress: 'Entries checked',
    good: 'The ledger is intact',
    goodSoFar: 'The ledger is intact so far, but not complete',
    empty: 'The ledger has no entries yet.',
    bad: 'The ledger was changed',
    published: 'The published ledger',
    noLedger: 'is not a ledger file',
    failed: 'The ledger could not be checked',
    short: 'The file ends before the published ledger. Download it again for the latest entries.',
    row: 'Line',
    entry: 'Entry',
    content: 'Content of the line',
    figures: {
      entries: 'Entries',
      signals: 'Signals',
      closed: 'Closed',
      hidden: 'Not public yet',
      corrections: 'Corrections',
      late: 'Revealed late',
    },
    lateNote: 'After the date set at issue',
    head: 'Latest hash',
    none: 'None',
    next: 'Save the latest hash and compare it the next time you verify.',
    record: { label: 'See the live signals', href: liveSignals },
  },
  how: {
    title: 'How it works',
    questions: [
      {
        question: 'What does the hash chain prove?',
        answer:
          'Each entry contains the SHA-256 hash of the entry before it. If anyone changes, removes or reorders an entry, every later hash changes too.',
      },
      {
        question: 'Why are some signals hidden?',
        answer:
          'Members with a plan see a signal first. Until it is public, the ledger has a commitment: a hash of the signal and a random number. The reveal must match it.',
      },
      {
        question: 'How do I know the whole ledger wasn’t rewritten?',
        answer: 'Save the latest hash. It is also in the Atom feed. A rewritten ledger cannot contain it.',
      },
      {
        question: 'Can I verify it myself?',
        answer:
          'Yes. Download the ledger and run the Python verifier on it. The file format describes every rule, so you can write your own.',
      },
    ],
  },
} as const;

export type VerifyPageCopy = typeof verifyPage;

type Scope = {
  live: { signals: number; isSample: boolean };
  /** The record that predates the ledger, with the years of its first and last fill. */
  record: { trades: number; years: readonly string[] };
};

/** Describes what the ledger contains and what it does not. */
export function verifyScope({ live, record }: Scope) {
  const one = live.signals === 1 ? 'signal' : 'signals';
  const ledger = `This checks the ledger of live signals (${groupDigits(live.signals)} ${live.isSample ? 'sample ' : ''}${one}).`;
  if (record.trades === 0) return ledger;
  const years = [...new Set(record.years)].join(' to ');
  return `${ledger} The ${groupDigits(record.trades)}-trade record from ${years} is not part of it.`;
}
