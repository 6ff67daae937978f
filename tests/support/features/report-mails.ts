import { weeklyReportsContract as calls } from '@/lib/contracts/investing/weekly-reports';
import { deliverBatch } from '@/lib/server/app/outbox/deliver';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { freshEmail, mailsTo } from '@/tests/support/database/factories';
import { onTheList } from './editions';
import { emptyLedger } from './empty-ledger';

/** The week whose report tests sign. */
export const week = '2026-01-05';
export const bearer = settings().opsToken;

/** Deletes all reports, subscribers and mails, and sets the clock to a date on which reports can be signed. */
export async function emptyReports() {
  await emptyLedger('weekly_reports');
  for (const table of ['weekly_report_drafts', 'newsletter_subscribers', 'mail_suppressions', 'outbox'])
    await pool().query(`delete from ${table}`);
  setClock(() => new Date('2026-02-03T10:00:00Z'));
}

export const sign = (over: object = {}) =>
  visitor().ask(calls.write, { body: { week, signedBy: 'Robin Example', words: 'A quiet week.', ...over }, bearer });

export const reader = () => onTheList(freshEmail(), { weeklyReport: true });

export const reportsTo = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === 'weekly-report');

/** Queues the mails without sending them. */
export async function fanOut() {
  while ((await deliverBatch('weekly-report')).length > 0);
}
