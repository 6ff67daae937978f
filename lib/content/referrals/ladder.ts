import { usd } from '@/lib/domain/shared/money';
import { percent } from '@/lib/domain/shared/percent';
import { payoutRows } from '@/lib/domain/referrals/payout-rows';
import type { Degree } from '@/lib/domain/referrals/referrals';
import { groupDigits } from '@/lib/domain/shared/numbers';

/** A tier whose rate applies from `from` up to `to` referrals. */
export type Rung = { from: number; to: number; cutBp: number; cut: string; payout: string };
export type LadderDegree = { degree: Degree; label: string; rungs: readonly Rung[] };

/** The chart's range: from ten referrals to ten times the largest row. */
export const ladderFrom = 10;
const rows = payoutRows();
export const ladderTo = Math.max(...rows.map(({ referrals }) => referrals)) * 10;

const labels: Record<Degree, string> = { 1: 'First degree', 2: 'Second degree' };

export const ladder: readonly LadderDegree[] = ([1, 2] as const).map((degree) => ({
  degree,
  label: labels[degree],
  rungs: rows
    .filter((row) => row.degree === degree)
    .map((row, at, rows) => ({
      // The lowest rate applies from the first referral.
      from: at === 0 ? ladderFrom : row.referrals,
      to: rows[at + 1]?.referrals ?? ladderTo,
      cutBp: row.cutBp,
      cut: percent(row.cutBp),
      payout: usd(row.payoutCents),
    })),
}));

const inWords = ({ label, rungs }: LadderDegree) =>
  `${label}: ${rungs.map(({ cut, from }, at) => (at === 0 ? cut : `from ${groupDigits(from)} referrals ${cut}`)).join(', ')}.`;

export const ladderSummary = ladder.map(inWords).join(' ');
