import type { ReportWeek } from '@/lib/contracts/investing/weekly-reports';
import { noHash } from '@/lib/domain/shared/chain';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { weekFault, weeksToShow } from '@/lib/domain/investing/weekly-report';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { countFigures, differingFigures } from './count-figures';
import { mailReport } from './weekly-report-mails';
import { finishDraft } from './weekly-report-draft';
import { toRevision } from './to-revision';
import * as rows from './weekly-reports-repository';
import { sealReport } from './weekly-report-chain';

const today = (): DateOnly => utcDay(now());

export async function listWeeks() {
  const reports = await rows.listReports(db());
  const byWeek = Map.groupBy(reports, ({ week }) => week);
  const items: ReportWeek[] = weeksToShow([...byWeek.keys()], today()).map((week) => ({
    week,
    revisions: (byWeek.get(week) ?? []).map(toRevision),
  }));
  const latest = Math.max(0, ...reports.map(({ writtenAt }) => writtenAt.getTime()));
  const isSample = settings().mode === 'demo';
  const asOf = (latest > 0 ? new Date(latest) : now()).toISOString();
  return { items, meta: { source: isSample ? 'Demo site' : 'Weekly reports', asOf, isSample } };
}

type ReportInput = { week: DateOnly; signedBy: string; words?: string | undefined; reason?: string | undefined };

/** Writes the report of a week or, with a reason, a correction of it. Earlier revisions do not change. */
export async function writeReport({ week, signedBy, words = '', reason }: ReportInput, origin: Origin) {
  const fault = weekFault(week, today());
  if (fault) throw new AppError('unprocessable', fault);
  return transaction(async (tx) => {
    await rows.lockReports(tx);
    const before = await rows.listRevisions(tx, week);
    const last = before.at(-1);
    // The same command again, such as a retry, returns the existing report.
    if (last && last.signedBy === signedBy && last.words === words && last.reason === (reason ?? null))
      return { week, report: toRevision(last), isNew: false };
    if (last && reason === undefined)
      throw new AppError('conflict', `The report of ${week} already exists. Give a reason to correct it.`);
    if (!last && reason !== undefined) throw new AppError('conflict', `There is no report of ${week} to correct.`);
    const figures = await countFigures(tx, week);
    if (!last) await finishDraft(tx, week, figures);
    const row = sealReport({
      week,
      revision: before.length + 1,
      figures,
      words,
      reason: reason ?? null,
      signedBy,
      writtenAt: now(),
      previousHash: (await rows.findReportHead(tx)) ?? noHash,
    });
    await rows.insertReport(tx, row);
    const detail = { week, revision: row.revision };
    await mailReport(tx, row);
    await recordAudit(tx, { event: 'weekly_report', result: 'ok', subject: null, origin, detail });
    return { week, report: toRevision(row), isNew: true };
  });
}

/** Counts a week's figures again and compares them with its latest report. */
export async function checkReport(week: DateOnly) {
  const last = (await rows.listRevisions(db(), week)).at(-1);
  if (!last) throw new AppError('not_found', `There is no report of ${week}.`);
  const figures = await countFigures(db(), week);
  return { figures, differing: differingFigures(last.figures, figures) };
}
