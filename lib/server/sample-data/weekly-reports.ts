import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { noHash } from '@/lib/domain/shared/chain';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { lastWholeWeek } from '@/lib/domain/investing/weekly-report';
import {
  findReportHead,
  insertReport,
  lockReports,
} from '@/lib/server/investing/weekly-reports/weekly-reports-repository';
import { sealReport } from '@/lib/server/investing/weekly-reports/weekly-report-chain';
import { countFigures } from '@/lib/server/investing/weekly-reports/weekly-reports';
import type { Database } from '@/lib/server/platform/db/pool';

const signedBy = 'not signed (sample)';
/** Of the last six weeks one is missing, and one report is corrected. */
const sampleReports = [
  {
    weeksAgo: 5,
    revision: 1,
    words: 'Sample. The first weekly report. Figures we don’t track yet are marked.',
    reason: null,
  },
  { weeksAgo: 4, revision: 1, words: 'Sample. A quiet week on Teusday.', reason: null },
  {
    weeksAgo: 4,
    revision: 2,
    words: 'Sample. A quiet week.',
    reason: 'Removed a misspelled weekday. The figures are unchanged.',
  },
  { weeksAgo: 2, revision: 1, words: 'Sample. The previous week has no report.', reason: null },
  { weeksAgo: 1, revision: 1, words: 'Sample. Nothing to add to the figures.', reason: null },
  { weeksAgo: 0, revision: 1, words: 'Sample. The most recent full week.', reason: null },
] as const;

/** Adds reports of a few weeks with computed figures, unless there is a report already. */
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
