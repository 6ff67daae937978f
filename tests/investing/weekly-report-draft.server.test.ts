import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weeklyReportsContract as calls } from '@/lib/contracts/investing/weekly-reports';
import { schedules } from '@/lib/server/app/jobs/schedule';
import { draftWeeklyReport } from '@/lib/server/investing/weekly-reports/draft-weekly-report-job';
import { runWeeklyReport } from '@/lib/server/investing/weekly-reports/weekly-report-commands';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { emptyLedger } from '@/tests/support/features/empty-ledger';
import { operatorHttp } from '@/tests/support/api/operator';

const bearer = settings().opsToken;
const week = '2026-01-05';
const write = (over: object = {}) =>
  visitor().ask(calls.write, { body: { week, signedBy: 'Robin Example', ...over }, bearer });
const draft = (of = week) => visitor().ask(calls.draft, { params: { week: of }, bearer });
const drafts = async () =>
  (
    await pool().query<{ week: string; figures: Record<string, unknown> }>(
      'select week::text, figures from weekly_report_drafts',
    )
  ).rows;
const incident = (at: string) =>
  pool().query(
    `insert into incidents (id, began_at, text, noted_at) values ('${at}', '${at}', 'Quotes were late.', now())`,
  );

beforeEach(async () => {
  await emptyLedger('weekly_reports');
  await emptyLedger('incidents');
  await pool().query('delete from weekly_report_drafts');
  setClock(() => new Date('2026-01-12T00:26:00Z'));
});
afterEach(() => setClock());

describe('[H9] the draft of a weekly report', () => {
  it('is counted once by a job when the week is over, and is not yet a report', async () => {
    expect(schedules).toContainEqual({ name: 'draft-weekly-report', cron: '26 * * * *', work: draftWeeklyReport });
    await incident('2026-01-06T10:00:00Z');
    await draftWeeklyReport();
    await incident('2026-01-07T10:00:00Z');
    await draftWeeklyReport();
    const [only, ...more] = await drafts();
    expect(more).toEqual([]);
    expect(only).toMatchObject({ week, figures: { incidents: 1 } });
    expect((await visitor().ask(calls.list, {})).answer.items).toEqual([]);
  });

  it('is signed by a person, and only with the figures that it shows', async () => {
    await draftWeeklyReport();
    await incident('2026-01-07T10:00:00Z');
    const refused = await visitor().send('POST', '/api/ops/weekly-reports', {
      body: { week, signedBy: 'Robin Example' },
      bearer,
    });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain('Changed since the draft: incidents.');
    const seen = (await draft()).answer;
    expect(seen).toMatchObject({ week, changed: ['incidents'] });
    const signed = await write();
    expect(signed.answer.report).toMatchObject({ revision: 1, signedBy: 'Robin Example', figures: seen.figures });
    expect(await drafts()).toEqual([]);
    // A signed week has no draft; it can be corrected with a reason.
    await draftWeeklyReport();
    expect(await drafts()).toEqual([]);
    expect((await draft()).status).toBe(409);
    expect((await write({ reason: 'Another incident was found.' })).answer.report.revision).toBe(2);
  });

  it('is for a finished week only, and for the operator alone', async () => {
    expect((await draft('2026-01-12')).status).toBe(422);
    expect((await draft('2026-01-06')).status).toBe(422);
    expect((await draft('yesterday')).status).toBe(404);
    expect((await visitor().send('POST', `/api/ops/weekly-reports/${week}/draft`, {})).status).toBe(401);
  });

  it('[K6] is shown by command, for the last finished week unless another is named', async () => {
    const run = (words: string[]) => runWeeklyReport(operatorHttp(), words, {});
    await incident('2026-01-06T10:00:00Z');
    expect(await run(['draft'])).toMatch(/^Draft of 2026-01-05, not signed\n[^]*incidents +1\n[^]*Nothing changed/);
    await incident('2026-01-07T10:00:00Z');
    expect(await run(['draft', week])).toMatch(/incidents +2\n[^]*Changed since the last draft: incidents$/);
  });
});
