import { createHash } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { weeklyReportsContract as calls } from '@/lib/contracts/investing/weekly-reports';
import { noHash } from '@/lib/domain/shared/chain';
import { figureLines } from '@/lib/domain/investing/weekly-report';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { runWeeklyReport } from '@/lib/server/investing/weekly-reports/weekly-report-commands';
import { visitor } from '@/tests/support/api/api';
import { emptyLedger } from '@/tests/support/features/empty-ledger';
import { operatorHttp } from '@/tests/support/api/operator';

const week = '2026-01-05';
const write = (over: Partial<{ week: string; signedBy: string; words: string; reason: string }> = {}) =>
  visitor().ask(calls.write, { body: { week, signedBy: 'Robin Example', ...over }, bearer: settings().opsToken });
const list = async () => (await visitor().ask(calls.list, {})).answer.items;
const check = (of = week) => visitor().ask(calls.check, { params: { week: of }, bearer: settings().opsToken });
const insert = (table: string, columns: string, values: string) =>
  pool().query(`insert into ${table} (${columns}) values ${values}`);
const account = (id: string, created: string, deleted?: string) =>
  insert(
    'accounts',
    'id, kind, email, email_key, password_hash, first_name, last_name, created_at, deleted_at',
    `('${id}', 'user', '${id}@example.test', '${id}@example.test', 'x', 'A', 'B', '${created}', ${deleted ? `'${deleted}'` : 'null'})`,
  );

beforeEach(async () => {
  await emptyLedger('weekly_reports');
  await emptyLedger('billing_refunds');
  for (const table of ['billing_invoices', 'subscriptions', 'accounts']) await pool().query(`delete from ${table}`);
  setClock(() => new Date('2026-02-03T10:00:00Z'));
});
afterEach(() => setClock());

describe('[H9] a weekly report', () => {
  it('counts its week in UTC, to the second, and names figures that are not measured yet', async () => {
    await account('before', '2026-01-04T23:59:59Z');
    await account('first', '2026-01-05T00:00:00Z');
    await account('left', '2026-01-06T00:00:00Z', '2026-01-11T23:59:59Z');
    await account('later', '2026-01-12T00:00:00Z');
    await account('gone-after', '2026-01-07T00:00:00Z', '2026-01-12T00:00:00Z');
    const { figures } = (await write()).answer.report;
    expect(figures).toMatchObject({
      membersOpen: 3,
      membersJoined: 3,
      membersLeft: 1,
      requestsAnswered: 0,
      signalsIssued: 0,
    });
    expect(figures).toMatchObject({ recordHeadHash: null, commissionsPaidCents: 0 });
    const { answer } = await check();
    expect(answer).toEqual({ figures, differing: [] });
  });

  it('counts payments, refunds and cancellations of its week, and no gifts', async () => {
    await account('payer', '2026-01-01T00:00:00Z');
    await insert(
      'subscriptions',
      'id, account_id, stripe_id, tier, interval, status, ended_at, created_at',
      [
        ['ended', 'canceled', `'2026-01-11T23:59:59Z'`],
        ['ended-later', 'canceled', `'2026-01-12T00:00:00Z'`],
        ['never-begun', 'incomplete_expired', `'2026-01-06T00:00:00Z'`],
        ['runs', 'active', 'null'],
      ]
        .map(([id, status, end]) => `('${id}', 'payer', '${id}', 'member', 'month', '${status}', ${end}, '2026-01-01')`)
        .join(', '),
    );
    const invoice = (id: string, status: string, cents: number, paid: string, refunded = 0) =>
      insert(
        'billing_invoices',
        'stripe_id, account_id, status, total_cents, paid_cents, refunded_cents, period_start, period_end, created_at, paid_at, synced_at',
        `('${id}', 'payer', '${status}', 2000, ${cents}, ${refunded}, '2026-01-01', '2026-02-01', '2026-01-01', '${paid}', '${paid}')`,
      );
    await invoice('before', 'paid', 2000, '2026-01-04T23:59:59Z');
    await invoice('first', 'paid', 2000, '2026-01-05T00:00:00Z');
    await invoice('gifted', 'paid', 0, '2026-01-06T00:00:00Z');
    await invoice('open', 'open', 0, '2026-01-06T00:00:00Z');
    await invoice('back', 'paid', 1000, '2026-01-11T23:59:59Z', 400);
    await pool().query(
      `update billing_invoices set refunded_cents = 500, synced_at = '2026-01-07' where stripe_id = 'before'`,
    );
    await pool().query(`update billing_invoices set synced_at = '2026-01-09' where stripe_id = 'before'`);
    const week1 = (await write()).answer.report.figures;
    expect(week1).toMatchObject({ revenueCents: 3000, refundsCents: 900, churn: 1 });
    // Refunded later: the report keeps the figure of its week.
    await pool().query(
      `update billing_invoices set refunded_cents = 2000, synced_at = '2026-01-13' where stripe_id = 'before'`,
    );
    expect((await check()).answer.differing).toEqual([]);
    const week2 = (await write({ week: '2026-01-12' })).answer.report.figures;
    expect(week2).toMatchObject({ revenueCents: 0, refundsCents: 1500, churn: 1 });
    await expect(pool().query('delete from billing_refunds')).rejects.toMatchObject({ code: '42501' });
  });

  it('shows when a figure would differ today, and stays as it was written', async () => {
    const { report } = (await write()).answer;
    await account('late', '2026-01-06T00:00:00Z');
    expect((await check()).answer.differing).toEqual(['membersOpen', 'membersJoined']);
    expect((await list()).at(-1)!.revisions).toEqual([report]);
    for (const statement of [`update weekly_reports set words = 'x'`, 'delete from weekly_reports'])
      await expect(pool().query(statement)).rejects.toThrow();
  });

  it('is written once, and corrected by another that gives its reason', async () => {
    const first = (await write({ words: 'Quiet.' })).answer;
    expect((await write({ words: 'Quiet.' })).answer).toEqual({ ...first, isNew: false });
    expect((await write({ words: 'Loud.' })).status).toBe(409);
    const corrected = (await write({ words: 'Loud.', reason: 'It was loud.' })).answer;
    expect(corrected.report).toMatchObject({ revision: 2, reason: 'It was loud.', previousHash: first.report.hash });
    expect((await write({ words: 'Loud.', reason: 'It was loud.' })).answer.isNew).toBe(false);
    expect((await list()).at(-1)!.revisions.map(({ words }) => words)).toEqual(['Quiet.', 'Loud.']);
    expect((await write({ week: '2026-01-12', reason: 'x' })).status).toBe(409);
  });

  it('is shown as a gap where a week has none, and covers a whole week only', async () => {
    await write();
    await write({ week: '2026-01-19' });
    expect((await list()).map((one) => [one.week, one.revisions.length])).toEqual([
      ['2026-01-26', 0],
      ['2026-01-19', 1],
      ['2026-01-12', 0],
      ['2026-01-05', 1],
    ]);
    for (const wrong of ['2026-02-02', '2026-01-06']) expect((await write({ week: wrong })).status).toBe(422);
    expect((await write({ signedBy: '' })).status).toBe(400);
    expect((await check('2026-01-12')).status).toBe(404);
    expect((await visitor().send('POST', '/api/ops/weekly-reports', { body: {} })).status).toBe(401);
  });

  it('is chained in the order of writing, also when two are written at once', async () => {
    await Promise.all([write(), write({ week: '2026-01-12' }), write({ week: '2026-01-19' })]);
    const byHash = new Map(
      (await list()).flatMap((one) => one.revisions.map((row) => [row.previousHash, { ...row, week: one.week }])),
    );
    let before = noHash;
    for (let seen = 0; seen < 3; seen += 1) {
      const row = byHash.get(before)!;
      const fields = [
        row.week,
        row.revision,
        ...figureLines(row.figures),
        row.words,
        '',
        row.signedBy,
        row.writtenAt,
        before,
      ];
      before = createHash('sha256').update(fields.join('\n')).digest('hex');
      expect(row.hash).toBe(before);
    }
  });

  it('[K6] is written, listed and checked by command', async () => {
    const run = (words: string[], options = {}) => runWeeklyReport(operatorHttp(), words, options);
    expect(await run([])).toBe('No reports yet.');
    const signed = { week, 'signed-by': 'Robin Example' };
    expect(await run(['write', 'A', 'start.'], signed)).toMatch(
      /^Written: 2026-01-05, revision 1\n {2}[^]*incidents +0\n/,
    );
    expect(await run(['write', 'A', 'start.'], signed)).toMatch(/^Written already/);
    expect(await run([])).toContain('2026-01-12  no report');
    expect(await run(['check', week])).toBe('All figures match.');
    expect(await run(['write', 'x'], { week })).toBeUndefined();
  });
});

it('[H9] shows no week until a person has signed a report: a demo has none', async () => {
  const seeds = readdirSync('lib/server/sample-data', { recursive: true, encoding: 'utf8' });
  expect(seeds.filter((file) => file.includes('weekly-report'))).toEqual([]);
  expect(await list()).toEqual([]);
});
