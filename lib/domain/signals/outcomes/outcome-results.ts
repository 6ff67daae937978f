import { mean, median, sum } from '@/lib/domain/shared/averages';
import { enoughCases } from '@/lib/domain/shared/wilson';
import { bootstrapMean } from '../statistics/bootstrap';

/** A member's reported trades: their average result, and that of the record for the same signals, in percent. */
export type MemberAverages = { trades: number; own: number; record: number };

type Figures = { average: number; median: number; gainShare: number };

export type OutcomeResults = {
  /** Number of members. Each counts once, however many trades they report. */
  members: number;
  trades: number;
  own: Figures;
  record: Figures;
  /** The members' average minus the record's, in percentage points, with its 95% confidence interval. */
  gap: { average: number; low: number; high: number };
};

/**
 * The members' results compared with the record's for the same signals. Null below 30 members, since nothing is
 * published then.
 */
export function outcomeResults(members: readonly MemberAverages[]): OutcomeResults | null {
  if (members.length < enoughCases) return null;
  const interval = bootstrapMean(members.map((member) => member.own - member.record));
  if (!interval) return null;
  const own = figuresOf(members.map((member) => member.own));
  const record = figuresOf(members.map((member) => member.record));
  return {
    members: members.length,
    trades: sum(members.map(({ trades }) => trades)),
    own,
    record,
    // The difference of the rounded averages, so that it matches the numbers shown.
    gap: { average: tenth(own.average - record.average), low: tenth(interval.low), high: tenth(interval.high) },
  };
}

const figuresOf = (results: readonly number[]): Figures => ({
  average: tenth(mean(results)),
  median: tenth(median(results)),
  gainShare: results.filter((result) => result > 0).length / results.length,
});

/** Rounds to a tenth, since prices that members remember do not support more digits. */
const tenth = (value: number | null) => Math.round((value ?? 0) * 10) / 10;
