import { sessionEnded } from '@/lib/content/shared/messages';
import { oldestHonoredTerms } from '@/lib/content/referrals/promoter-terms';
import type { EarningsOverview, LevelFigures } from '@/lib/contracts/referrals/earnings';
import type { CommissionState } from '@/lib/domain/referrals/commissions';
import { cutOf, nextTier, scheduleOn, type Degree, type PayoutSchedule } from '@/lib/domain/referrals/referrals';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { agreedCut } from '../partners/rates';
import { isSampleAccount } from '@/lib/domain/referrals/sample-accounts';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { availableOf, readBalance } from '../payouts/payout-balance-repository';
import { findOverview, findSummary, sumCommissions, type StateSums } from './overview-repository';

const monthMs = 30 * 86_400_000;

/** An ambassador's referrals and earnings at both levels. */
export async function readOverview(accountId: string): Promise<EarningsOverview> {
  const at = now();
  const [own, sums] = await Promise.all([
    findOverview(db(), accountId, { since: new Date(at.getTime() - monthMs), at }),
    sumCommissions(db(), accountId),
  ]);
  if (!own) throw new AppError('unauthorized', sessionEnded);
  const schedule = scheduleOn(utcDay(at));
  // The rate that applies to the next sale, including agreed terms.
  const cutNow = (degree: Degree) =>
    agreedCut(
      own.terms.find((one) => one.degree === degree),
      cutOf(degree, customersOf(sums, degree), schedule),
    );
  const { clicks, recentClicks, requestedCents, isPayoutSetUp, isListed } = own;
  const dueCents = total(sums, ({ state, netCents, paidCents }) =>
    state === 'pending' || state === 'held' ? 0 : netCents - paidCents,
  );
  return {
    isActive: isLinkActive(own),
    isSample: isSampleAccount(accountId),
    clicks: { total: clicks, last30Days: recentClicks },
    levels: [
      toLevel(1, { sums, signUps: own.signUps, schedule, cutBp: cutNow(1) }),
      toLevel(2, { sums, signUps: own.secondSignUps, schedule, cutBp: cutNow(2) }),
    ],
    balanceCents: total(sums, ({ netCents, paidCents }) => netCents - paidCents),
    payableCents: dueCents - requestedCents,
    isPayoutSetUp,
    schedule: { version: schedule.version, effectiveFrom: schedule.effectiveFrom },
    isListed,
  };
}

/** Summary of an ambassador's referrals for their home page. */
export async function readSummary(accountId: string) {
  const [own, balance] = await Promise.all([findSummary(db(), accountId), readBalance(db(), accountId)]);
  if (!own) throw new AppError('unauthorized', sessionEnded);
  const { signUps, isPayoutSetUp } = own;
  const { pendingCents, heldCents, paidCents } = balance;
  return {
    ...{ isActive: isLinkActive(own), signUps, isPayoutSetUp, availableCents: availableOf(balance) },
    ...{ pendingCents, heldCents, paidCents },
  };
}

const isLinkActive = ({ code, acceptedVersion }: { code: string | null; acceptedVersion: number | null }) =>
  code !== null && acceptedVersion !== null && acceptedVersion >= oldestHonoredTerms;

type Level = { sums: readonly StateSums[]; signUps: number; schedule: PayoutSchedule; cutBp: number };

const customersOf = (sums: readonly StateSums[], level: Degree) =>
  sums.find(({ degree }) => degree === level)?.customers ?? 0;

function toLevel(level: Degree, { sums, signUps, schedule, cutBp }: Level): LevelFigures {
  const levelSums = sums.filter(({ degree }) => degree === level);
  const customers = customersOf(sums, level);
  const net = (state: CommissionState) => levelSums.find((row) => row.state === state)?.netCents ?? 0;
  const tier = nextTier(level, customers, schedule);
  return {
    level,
    signUps,
    customers,
    cents: {
      ...{ pending: net('pending'), approved: net('approved'), held: net('held'), paid: net('paid') },
      reversed: total(levelSums, ({ reversedCents }) => reversedCents),
    },
    cutBp,
    nextTier: tier ? { referrals: tier.referrals, cutBp: tier.cutBp } : null,
  };
}

const total = (rows: readonly StateSums[], of: (row: StateSums) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0);
