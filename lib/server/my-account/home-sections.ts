import type { HomeList, MemberHome } from '@/lib/contracts/my-account/home';
import { applicationSteps } from '@/lib/domain/brokerage/application-steps';
import { membershipOf, type MemberAccess } from '@/lib/domain/membership/membership';
import { mean } from '@/lib/domain/shared/averages';
import { findDraft } from '@/lib/server/brokerage/application/application-drafts-repository';
import { standingOf } from '@/lib/server/brokerage/application/applications';
import { findOwnApplication } from '@/lib/server/brokerage/application/own-application-repository';
import { findBillingOfAccount } from '@/lib/server/membership/own-billing-repository';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { listForViewer } from '@/lib/server/publishing/posts/posts';
import { readSummary } from '@/lib/server/referrals/earnings/overview';
import { readListsOnly } from '@/lib/server/research/watchlists/watchlists';
import { withMarks } from '@/lib/server/signals/open-trades';
import { listOpenTrades } from '@/lib/server/signals/trades-repository';

type Home = { [Name in keyof MemberHome]: NonNullable<MemberHome[Name]> };

/** The account that is viewing its home page. Its membership is read once, for two sections. */
export type Reader = { accountId: string; memberAccess: Promise<MemberAccess> };

const maxStocks = 5;
const maxSignals = 4;
const maxPosts = 4;

/** The member's watchlists, each with the mean day change of all its stocks and its latest additions. */
export async function homeLists({ accountId }: Reader): Promise<Home['watchlists']> {
  const lists = await readListsOnly(accountId);
  return lists.map(({ id, name, symbols }): HomeList => {
    const changes = symbols.flatMap(({ change }) => change ?? []);
    return { id, name, count: symbols.length, change: mean(changes), stocks: symbols.slice(0, maxStocks) };
  });
}

/** Open signals of the live record, latest first; without a plan, only their number. */
export async function homeSignals({ memberAccess }: Reader): Promise<Home['signals']> {
  const [rows, known] = await Promise.all([listOpenTrades({}), memberAccess]);
  const hasPlan = membershipOf(known, now()).tier !== null;
  const shown = hasPlan ? await withMarks(rows.slice(0, maxSignals)) : [];
  return {
    items: shown.map(({ strikeCents, bidCents, ...row }) => ({
      ...row,
      strike: strikeCents / 100,
      bid: bidCents / 100,
    })),
    total: rows.length,
    isSample: rows.some((row) => row.isSample),
  };
}

export async function homePosts({ memberAccess }: Reader): Promise<Home['posts']> {
  const { items } = await listForViewer({}, await memberAccess);
  return items.slice(0, maxPosts).map(({ access, ...post }) => ({ ...post, isOpen: access.isOpen }));
}

/** The plan as stored in our own tables, so that it is available while Stripe is down. */
export async function homePlan({ accountId, memberAccess }: Reader): Promise<Home['plan']> {
  const [known, billing] = await Promise.all([memberAccess, findBillingOfAccount(db(), accountId)]);
  const { tier, until, reason } = membershipOf(known, now());
  const isGiven = reason === 'gift' || reason === 'complimentary';
  return {
    tier,
    reason,
    until: until?.toISOString() ?? null,
    interval: isGiven ? null : (billing.subscription?.interval ?? null),
    canTestDrive: !billing.hadTestDrive,
  };
}

/** The stored status of the application, without a request to the broker, and the saved draft. */
export async function homeApplication({ accountId }: Reader): Promise<Home['application']> {
  const [found, draft] = await Promise.all([findOwnApplication(db(), accountId), findDraft(db(), accountId, now())]);
  return {
    ...(found ? standingOf(found.row, found.funding) : { status: null, fundingStep: null }),
    draft: draft && {
      step: applicationSteps.find((step) => step === draft.step) ?? applicationSteps[0],
      updatedAt: draft.updatedAt.toISOString(),
    },
  };
}

/** The people whom the member referred, and the member's total commissions. */
export const homeReferrals = ({ accountId }: Reader): Promise<Home['referrals']> => readSummary(accountId);
