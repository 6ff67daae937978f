import { profilePaths } from '@/lib/domain/accounts/profile-paths';
import { tradesPath } from '@/lib/domain/signals/listing/trades-path';
import { sitePages } from '@/lib/content/marketing/site-pages';
import type { Entry } from '@/lib/domain/search/ranking';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { referralPaths } from '@/lib/domain/referrals/referral-paths';
import { membershipPaths } from '@/lib/domain/membership/membership-paths';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { visitPaths } from '@/lib/domain/visits/visit-paths';
import { paths } from '@/lib/domain/shared/paths';
import { accountPageTexts } from './account-pages';
import { allPages } from './all-pages';
import { helpEntries } from './help';
import { searchedMetrics } from './metrics';

/** Search synonyms by page. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  [paths.subscribe]: ['pricing', 'plans', 'price', 'cost', 'subscription', 'free trial', 'upgrade'],
  [paths.optionsSignals]: ['signals', 'options signals', 'trades', 'options'],
  [recordPaths.whatIf]: ['calculator', 'my own result', 'stake', 'fees'],
  [recordPaths.performance]: ['statistics', 'results', 'returns', 'confidence interval', 'baseline', 'net result'],
  [tradesPath]: ['trade list', 'export', 'csv', 'filter trades'],
  [paths.billing]: ['billing', 'cancel plan', 'invoices', 'payment method', 'receipts', 'refund'],
  [membershipPaths.billingPromises]: ['refunds', 'money back', 'guarantee'],
  [paths.accountLinks]: ['referral link', 'invite', 'QR code'],
  [referralPaths.overview]: ['referrals', 'earnings', 'payouts', 'commission', 'leaderboard', 'statements'],
  [referralPaths.sales]: ['commissions', 'referral sales'],
  [referralPaths.payouts]: ['payout details', 'get paid', 'tax form', 'w-9', 'bank account'],
  [paths.ambassador]: ['ambassadors', 'affiliate', 'referral program'],
  [paths.login]: ['sign in'],
  [paths.signUp]: ['register', 'create account', 'join'],
  [paths.account]: ['profile', 'password', 'settings', 'email address'],
  [paths.watchlists]: ['alerts', 'lists'],
  [paths.compare]: ['compare'],
  [paths.sectors]: ['stocks', 'sectors', 'research', 'industries'],
  [paths.timing]: ['predictions', 'forecasts', 'timing'],
  [paths.bank]: ['bank account'],
  [brokeragePaths.transfers]: ['deposit', 'withdraw', 'transfer money'],
  [paths.openAccount]: ['brokerage', 'broker', 'apply'],
  [profilePaths.data]: ['delete account', 'close account', 'export data', 'gdpr'],
  [visitPaths.myData]: ['tracking', 'visit data'],
  [paths.aboutValues]: ['team', 'mission', 'company', 'contact'],
  [paths.contact]: ['help', 'faq', 'support', 'questions'],
  [paths.rounds]: ['invest', 'crowdfunding'],
  [paths.capTable]: ['ownership', 'equity', 'shares'],
  [paths.form('sponsors')]: ['sponsor'],
  [paths.form('tracker')]: ['idea'],
};

/** Billing actions for members with a running plan. Each link opens the billing page with the form. */
export const planEntries: readonly (Entry & { onlyIf: 'renews' | 'runs' })[] = [
  {
    ...{ kind: 'page', title: 'Cancel my plan', text: 'You keep access until the end of the period.', mark: null },
    ...{ path: `${paths.billing}?cancel=1`, onlyIf: 'renews' },
    otherNames: [
      'cancel',
      'cancel plan',
      'cancel subscription',
      'cancel membership',
      'stop payments',
      'end test drive',
    ],
  },
  {
    ...{ kind: 'page', title: 'Update payment method', text: 'Add a card to pay with from now on.', mark: null },
    ...{ path: `${paths.billing}?card=1`, onlyIf: 'runs' },
    otherNames: ['update card', 'change card', 'new card', 'credit card', 'payment method'],
  },
];

const heads = new Map(sitePages.map((page) => [page.path, page]));
const labels = new Map(allPages.flatMap(({ links }) => links.map(({ label, href }) => [href, label] as const)));

/** Whether a path belongs to a sector. Sectors come from the database. */
const isOfSector = (path: string) => path.startsWith(`${paths.sectors}/`);

/** All pages, titled by their link label; the page's own title is another name. */
const pages = [...new Set([...labels.keys(), ...heads.keys()])].flatMap((path): Entry[] => {
  const [head, label] = [heads.get(path), labels.get(path)];
  const title = label ?? head?.title;
  if (title === undefined || isOfSector(path)) return [];
  const names = [...(otherNames[path] ?? []), ...(label && head ? [head.title] : [])];
  return [
    {
      kind: 'page',
      title,
      text: head?.description ?? accountPageTexts[path] ?? null,
      path,
      mark: null,
      otherNames: names,
    },
  ];
});

/** Entries that do not come from the database: pages, metrics and help. */
export const fixedEntries: readonly Entry[] = [
  ...pages,
  ...searchedMetrics.map((metric): Entry => ({ kind: 'metric', ...metric })),
  ...helpEntries.map((entry): Entry => ({ kind: 'help', mark: null, ...entry })),
];
