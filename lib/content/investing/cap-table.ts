import type { EntryKind, HolderGroup, ShareClass } from '@/lib/domain/investing/cap-table';
import { paths } from '@/lib/domain/shared/paths';

/** The words of the cap table's page. They travel as data. */
export const capTablePage = {
  title: 'The cap table',
  description:
    'Who owns how much of the company, by class and by group, added up from a ledger that anybody can check.',
  eyebrow: 'Our books',
  heading: 'Who owns what.',
  lead: 'Added up from a ledger that only grows. Nobody types a percentage here, and a mistake is undone by another entry, in public.',
  actions: [
    { label: 'How far equality has come', href: paths.equality },
    { label: 'Try what dilution does', href: paths.simulator },
  ],
  noneTitle: 'No shares have been issued',
  none: 'The ledger has no entry yet, so there is nothing to add up. The first issue will stand here on its day.',
  picture: {
    title: 'By group of holders',
    caption:
      'Fully diluted counts every promise as kept: SAFEs as the shares that their cap gives, and the whole option pool. Issued counts common and preferred shares alone. Each column adds up to exactly one hundred percent.',
    diluted: 'Fully diluted',
    issued: 'Issued',
  },
  table: {
    title: 'By class and group',
    caption: 'Shares by class and group, fully diluted and issued',
    class: 'Class',
    holder: 'Group',
    shares: 'Shares',
    diluted: 'Diluted',
    issued: 'Issued',
    total: 'Together',
    notIssued: '–',
  },
  history: {
    label: 'On another day',
    hint: 'Any day up to today',
    button: 'Show that day',
    today: 'Back to today',
  },
  changes: {
    title: 'What changed, and why',
    lead: 'Every entry up to this day, the newest first. Days are never reopened: what this page showed for a day, it shows for ever.',
    at: 'The table on that day',
  },
  check: {
    title: 'Check it yourself',
    text: 'Each entry is sealed with a SHA-256 hash of its own words and of the hash before it. Whoever changes one changes every hash after it, and the last one most of all: write it down, and compare it later.',
    how: 'In the file, take the first fifteen fields of a line as they are, join them by line feeds, and hash that as UTF-8. The result is the sixteenth field, and the fifteenth of the next line. The first line continues sixty-four zeros.',
    head: 'The last hash',
    run: 'Check the chain here',
    running: 'Hashing every entry',
    whole: 'All {count} entries fit, and the last hash is the one above. Your browser has just worked it out.',
    moved: 'Every entry fits, and the ledger has grown since this page was made. Please load it again.',
    broken: 'Entry {entry} does not fit the one before it. Please tell us, and everybody else.',
    unsafe: 'Your browser hashes only on pages that come by https. The file below can be checked anywhere.',
    file: 'The whole ledger (CSV)',
    groups:
      'Holders stand in groups, and no person’s name is in the ledger. The equality group holds what the founder has bound in writing for people from diverse backgrounds.',
  },
  more: {
    title: 'More about ownership',
    ways: [
      { label: 'How far the equality commitment has come', href: paths.equality },
      { label: 'What a round, a pool and an exit do to a share', href: paths.simulator },
      { label: 'What you should know before you invest', href: paths.disclosures },
    ],
  },
  legend: 'A statement of who holds what, not an offer of securities and not a recommendation.',
} as const;

export type CapTablePageWords = typeof capTablePage;

export const classLabels: Record<ShareClass, string> = {
  common: 'Common',
  preferred: 'Preferred',
  safe: 'SAFE, as converted',
  'pool-granted': 'Options, granted',
  'pool-ungranted': 'Options, not granted',
};

export const holderLabels: Record<HolderGroup, string> = {
  founder: 'Founder',
  equality: 'Equality allocation',
  team: 'Team',
  community: 'Community',
  angels: 'Angels',
  'investors-pre-seed': 'Investors, pre-seed',
  'investors-seed': 'Investors, seed',
  'investors-series-a': 'Investors, series A',
  'investors-series-b': 'Investors, series B',
  'investors-series-c': 'Investors, series C',
  'investors-crowdfunding': 'Investors, crowdfunding',
  pool: 'Option pool',
};

export const entryLabels: Record<EntryKind, string> = {
  issue: 'Issued',
  transfer: 'Transferred',
  'pool-increase': 'Pool increased',
  grant: 'Granted',
  conversion: 'Converted',
  correction: 'Corrected',
};
