import { fullDate } from '@/lib/domain/shared/dates';
import { groupDigits } from '@/lib/domain/shared/numbers';
import { share } from '@/lib/domain/shared/percent';
import type { OutcomeResults } from '@/lib/domain/signals/outcomes/outcome-results';
import type { StatisticsTable } from '../statistics/statistics-table';
import { signedFigure, signedPercent } from '@/lib/domain/shared/signed-percent';
import { outcomeSurvey as copy } from './outcome-survey';

type Survey = {
  results: OutcomeResults | null;
  /** The results include reports made before this time. */
  until: string;
};

/** A table of the members' figures and the record's, with the number of members. Null if there are too few members. */
export function outcomeTable({ results, until }: Survey): StatisticsTable | null {
  if (!results) return null;
  const { own, record, gap, members, trades } = results;
  return {
    title: copy.caption,
    columns: [...copy.columns],
    rows: [
      [copy.rows.average, signedPercent(own.average), signedPercent(record.average)],
      [copy.rows.median, signedPercent(own.median), signedPercent(record.median)],
      [copy.rows.gainShare, share(own.gainShare), share(record.gainShare)],
    ],
    note: `Members’ average minus the record’s: ${signedFigure(gap.average)} percentage points, 95% confidence interval ${signedFigure(gap.low)} to ${signedFigure(gap.high)}. n = ${groupDigits(members)} members with ${groupDigits(trades)} trades reported before ${fullDate(until.slice(0, 10))}. ${copy.method}`,
  };
}
