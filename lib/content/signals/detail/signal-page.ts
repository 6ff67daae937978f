import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import { ledgerFilePath, ledgerFormatPath } from '@/lib/domain/signals/ledger/ledger-paths';

/** Copy of the page of one signal. */
export const signalPage = {
  trail: [
    { label: 'Track record', href: paths.optionsSignals },
    { label: 'All trades', href: tradesPath },
  ],
  hidden: 'Open signal',
  hiddenLead: 'Members with a plan see this signal now. Everyone sees it when it closes, or 30 days after issue.',
  plans: 'View plans',
  memberTitle: 'Your signal',
  estimated: (price: string, day: string) => `estimated, at ${price} on ${day}`,
  failed: 'We couldn’t load this signal',
  risk: 'Past performance does not guarantee future results.',
  stake: 'Hypothetical $1,000 stake, at the bid and before costs unless labeled.',
  onStake: 'on $1,000',
  afterCosts: 'at the ask after fees (est.)',
  stock: (symbol: string) => `${symbol} stock`,
  neighbors: 'Other signals',
  previous: (name: string) => `Previous: ${name}`,
  next: (name: string) => `Next: ${name}`,
  facts: 'The option',
  timeline: 'Timeline',
  corrections: { title: 'Corrections', replaced: 'Replaced' },
  proof: {
    title: 'Proof',
    show: 'Show the proof',
    commitment: 'Commitment',
    terms: 'Committed text',
    how: 'The SHA-256 of the committed text is the commitment, which was published before the result was known.',
    hidden: 'The committed text is published with the reveal. Save the commitment to compare it then.',
    entries: 'Ledger entries',
    verify: { label: 'Verify the ledger', href: recordPaths.verify },
    file: { label: 'Download the ledger', href: ledgerFilePath },
    format: { label: 'Read the file format', href: ledgerFormatPath },
  },
} as const;
