import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';
import { lastWholeWeek, type ReportFigures } from '@/lib/domain/investing/weekly-report';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';

export const weeklyReportUsage = `  weekly-report         list weeks with their reports and gaps, newest first
  weekly-report draft [week]
                        compute the figures of a finished week (default: the last one) and show what changed since its last draft
  weekly-report write --week 2026-01-05 --signed-by <name> [--reason <why>] [words]
                        sign the report of a finished week as drafted, or a correction with a reason
  weekly-report check <week>
                        recompute a week and list differences from its report`;

type Options = { week?: string | undefined; 'signed-by'?: string | undefined; reason?: string | undefined };

/** `npm run ops -- weekly-report ...`; returns the output, or undefined for unknown arguments. */
export async function runWeeklyReport(
  http: AxiosInstance,
  [verb, ...rest]: string[],
  { week, 'signed-by': signedBy, reason }: Options,
): Promise<string | undefined> {
  const reports = createClient(weeklyReportsContract, http);
  if (verb === undefined) {
    const { items } = await reports.list();
    const lines = items.map((one) => `${one.week}  ${one.revisions.at(-1)?.signedBy ?? 'no report'}`);
    return lines.join('\n') || 'No reports yet.';
  }
  if (verb === 'draft') {
    const drafted = await reports.draft({
      params: { week: rest[0] ?? lastWholeWeek(utcDay(now())) },
    });
    const { changed } = drafted;
    return [
      `Draft of ${drafted.week}, not signed`,
      ...linesOf(drafted.figures),
      changed.length > 0
        ? `Changed since the last draft: ${changed.join(', ')}`
        : 'Nothing changed since the last draft.',
    ].join('\n');
  }
  if (verb === 'check' && rest[0] !== undefined) {
    const { differing } = await reports.check({ params: { week: rest[0] } });
    return differing.length > 0 ? `Different now: ${differing.join(', ')}` : 'All figures match.';
  }
  if (verb !== 'write' || week === undefined || signedBy === undefined) return undefined;
  const words = rest.join(' ');
  const body = { week, signedBy, ...(words === '' ? {} : { words }), ...(reason === undefined ? {} : { reason }) };
  const { report, isNew } = await reports.write({ body });
  const head = `${isNew ? 'Written' : 'Written already'}: ${week}, revision ${report.revision}`;
  return [head, ...linesOf(report.figures), report.hash].join('\n');
}

const linesOf = (figures: ReportFigures) =>
  Object.entries(figures).map(([name, value]) => `  ${name.padEnd(22)} ${value ?? 'not tracked yet'}`);
