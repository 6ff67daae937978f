import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { weeklyReportsContract } from '@/lib/contracts/investing/weekly-reports';

export const weeklyReportUsage = `  weekly-report         list weeks with their reports and gaps, newest first
  weekly-report write --week 2026-01-05 --signed-by <name> [--reason <why>] [words]
                        write the report of a finished week, or a correction with a reason
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
  if (verb === 'check' && rest[0] !== undefined) {
    const { differing } = await reports.check({ params: { week: rest[0] } });
    return differing.length > 0 ? `Different now: ${differing.join(', ')}` : 'All figures match.';
  }
  if (verb !== 'write' || week === undefined || signedBy === undefined) return undefined;
  const words = rest.join(' ');
  const body = { week, signedBy, ...(words === '' ? {} : { words }), ...(reason === undefined ? {} : { reason }) };
  const { report, isNew } = await reports.write({ body });
  const lines = Object.entries(report.figures).map(
    ([name, value]) => `  ${name.padEnd(22)} ${value ?? 'not tracked yet'}`,
  );
  return [`${isNew ? 'Written' : 'Written already'}: ${week}, revision ${report.revision}`, ...lines, report.hash].join(
    '\n',
  );
}
