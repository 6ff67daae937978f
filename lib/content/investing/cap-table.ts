import type { EntryKind, HolderGroup, ShareClass } from '@/lib/domain/investing/cap-table';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { productName } from '@/lib/content/shared/product';

/** Copy of the cap table's page, sent as page data. */
export const capTablePage = {
  title: 'Cap table',
  description: 'Company ownership by share class and holder group, computed from a ledger you can verify.',
  eyebrow: 'Transparency',
  heading: `Who owns ${productName}.`,
  lead: 'Computed from an append-only ledger. Corrections are added as new public entries.',
  actions: [
    { label: 'Equality progress', href: investingPaths.equality },
    { label: 'Dilution calculator', href: investingPaths.simulator },
  ],
  noneTitle: 'No shares issued yet',
  none: 'Ownership appears here when the first shares are issued.',
  picture: {
    title: 'Ownership by group',
    caption:
      'Fully diluted includes SAFEs converted at their cap and the full option pool. Issued includes only common and preferred shares.',
    diluted: 'Fully diluted',
    issued: 'Issued',
  },
  table: {
    title: 'By share class and group',
    caption: 'Shares by class and group, fully diluted and issued',
    class: 'Class',
    holder: 'Group',
    shares: 'Shares',
    diluted: 'Fully diluted',
    issued: 'Issued',
    total: 'Total',
    notIssued: '–',
  },
  history: {
    label: 'As of',
    hint: 'Any date up to today',
    button: 'Show',
    today: 'Back to today',
  },
  changes: {
    title: 'Change history',
    lead: 'Every ledger entry up to this date, newest first. Past dates never change.',
    at: 'View the table on that date',
    show: 'Show the history',
  },
  check: {
    title: 'Verify the ledger',
    text: 'Each entry carries a SHA-256 hash of its contents and of the previous hash, so changing one entry changes every later hash. Save the latest hash to compare it later.',
    how: 'In the CSV file, join the first fifteen fields of a row with line feeds and hash the result as UTF-8. The hash equals the row’s sixteenth field and the next row’s fifteenth field. The first row’s previous hash is sixty-four zeros.',
    head: 'Latest hash',
    run: 'Verify in your browser',
    running: 'Verifying',
    whole: 'Verified: all {count} entries match the latest hash above.',
    moved: 'All entries match, but new ones were added since you opened this page. Reload to see them.',
    broken: 'Entry {entry} doesn’t match the one before it. Contact us.',
    unsafe: 'Your browser can verify only over HTTPS. Download the CSV file to verify it offline.',
    file: 'Download the ledger (CSV)',
    groups:
      'The ledger lists groups, not names. The equality group holds shares the founder has committed in writing to people from diverse backgrounds.',
  },
  more: {
    title: 'Learn more',
    ways: [
      { label: 'Equality progress', href: investingPaths.equality },
      { label: 'Dilution and exit calculator', href: investingPaths.simulator },
      { label: 'Investment disclosures', href: paths.disclosures },
    ],
  },
  legend: 'For information only. Not an offer of securities or a recommendation.',
} as const;

export type CapTablePageCopy = typeof capTablePage;

export const classLabels: Record<ShareClass, string> = {
  common: 'Common',
  preferred: 'Preferred',
  safe: 'SAFE, as converted',
  'pool-granted': 'Options, granted',
  'pool-ungranted': 'Options, not granted',
};

/** Units of a ledger entry's shares, shown after the number. */
export const shareUnits: Record<ShareClass, string> = {
  common: 'common shares',
  preferred: 'preferred shares',
  safe: 'SAFE shares',
  'pool-granted': 'options',
  'pool-ungranted': 'options',
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
