import { addDays } from '@/lib/domain/calendar-days';
import { noHash } from '@/lib/domain/chain';
import type { DateOnly } from '@/lib/domain/dates';
import { lastWholeWeek } from '@/lib/domain/weekly-report';
import { findReportHead, insertReport, lockReports } from '@/lib/server/repositories/weekly-reports';
import { sealReport } from '@/lib/server/services/weekly-report-chain';
import { countFigures } from '@/lib/server/services/weekly-reports';
import type { Database } from '../pool';

const signedBy = 'nobody: this is a sample';
/** Of the last six weeks one was missed, and one report was corrected. */
const sampleReports = [
  { weeksAgo: 5, revision: 1, words: 'Sample. The first report: what is not kept yet says so.', reason: null },
  { weeksAgo: 4, revision: 1, words: 'Sample. A quiet week on a Teusday.', reason: null },
  {
    weeksAgo: 4,
    revision: 2,
    words: 'Sample. A quiet week.',
    reason: 'The words named a weekday, and misspelt it. The figures are the same.',
  },
  { weeksAgo: 2, revision: 1, words: 'Sample. The week before has no report, and stays a gap for good.', reason: null },
  { weeksAgo: 1, revision: 1, words: 'Sample. Nothing happened that a figure does not say.', reason: null },
  { weeksAgo: 0, revision: 1, words: 'Sample. The last week that is over.', reason: null },
] as const;

/** Reports of a few weeks, counted like any other, or nothing when there is a report already. */
export async function seedWeeklyReports(db: Database, today: DateOnly) {
  const last = lastWholeWeek(today);
  await db.transaction(async (tx) => {
    await lockReports(tx);
    let previousHash = await findReportHead(tx);
    if (previousHash !== null) return;
    for (const { weeksAgo, revision, words, reason } of sampleReports) {
      const week = addDays(last, -7 * weeksAgo);
      const writtenAt = new Date(`${addDays(week, 7)}T${String(8 + revision).padStart(2, '0')}:00:00.000Z`);
      const figures = await countFigures(tx, week);
      const given = { week, revision, figures, words, reason, signedBy, writtenAt };
      const row = sealReport({ ...given, previousHash: previousHash ?? noHash });
      await insertReport(tx, row);
      previousHash = row.hash;
    }
  });
}
