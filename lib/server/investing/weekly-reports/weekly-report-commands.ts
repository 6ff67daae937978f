import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';

export const weeklyReportUsage = `  weekly-report         the weeks with their reports, the newest first; a gap is named
  weekly-report write --week 2026-01-05 --signed-by <name> [--reason <why>] [words]
                        counts a week that is over and writes its report; with a reason, a correction
  weekly-report check <week>
                        counts a week again and tells what differs from its report`;

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
    const lines = items.map((one) => `${one.week}  ${one.revisions.at(-1)?.signedBy ?? 'no report: a gap'}`);
    return lines.join('\n') || 'No report has been written.';
  }
  if (verb === 'check' && rest[0] !== undefined) {
    const { differing } = await reports.check({ params: { week: rest[0] } });
    return differing.length > 0
      ? `Counted differently now: ${differing.join(', ')}`
      : 'Every figure comes out the same.';
  }
  if (verb !== 'write' || week === undefined || signedBy === undefined) return undefined;
  const words = rest.join(' ');
  const body = { week, signedBy, ...(words === '' ? {} : { words }), ...(reason === undefined ? {} : { reason }) };
  const { report, isNew } = await reports.write({ body });
  const lines = Object.entries(report.figures).map(
    ([name, value]) => `  ${name.padEnd(22)} ${value ?? 'not kept yet'}`,
  );
  return [`${isNew ? 'Written' : 'Written already'}: ${week}, revision ${report.revision}`, ...lines, report.hash].join(
    '\n',
  );
}
