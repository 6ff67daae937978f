import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterListContract } from '@/lib/contracts/publishing/newsletter-list';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { deliverBatch } from '@/lib/server/app/outbox/deliver';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { freshEmail } from '@/tests/support/database/factories';
import { statementsOf } from '@/tests/support/database/statements';
import { onTheList } from '@/tests/support/features/editions';
import { rowsOf } from '@/tests/support/features/leads';
import { bearer, emptyReports, fanOut, reader, reportsTo, sign, week } from '@/tests/support/features/report-mails';

beforeEach(emptyReports);
afterEach(() => setClock());

describe('[H9] a signed weekly report', () => {
  it('is mailed to confirmed readers who chose it and to no others', async () => {
    const [one, two] = [await reader(), await onTheList(freshEmail(), { weeklyReport: true, issues: false })];
    const others = [await onTheList(), await reader(), await reader(), await reader(), await reader()];
    const [, pending, ended, bounced, complained] = others as [string, string, string, string, string];
    for (const [email, state] of [
      [pending, 'pending'],
      [ended, 'ended'],
    ])
      // prettier-ignore
      await pool().query('update newsletter_subscribers set state = $2 where email = $1', [email, state]);
    for (const [email, reason] of [
      [bounced, 'bounced'],
      [complained, 'complained'],
    ] as const)
      // prettier-ignore
      await visitor().ask(newsletterListContract.suppress, { body: { email, reason }, bearer });
    await sign();
    await drainOutbox();
    for (const email of [one, two]) expect(await reportsTo(email)).toHaveLength(1);
    for (const email of others) expect(await reportsTo(email)).toEqual([]);
  });

  it('can be read in the outbox, with its figures, its hash and the address of its page', async () => {
    const email = await reader();
    const { report } = (await sign()).answer;
    await drainOutbox();
    const [mail] = await reportsTo(email);
    expect(mail?.subject).toMatch(/weekly report, week of 01\/05\/2026$/i);
    const text = mail?.text?.replaceAll(/\s+/g, ' ') ?? '';
    for (const part of [
      'A quiet week.',
      'Accounts opened: 0',
      'Revenue from paid invoices: $0.00',
      `Report hash: ${report.hash}`,
      'Signed by Robin Example, 02/03/2026',
      '/weekly-reports/2026-01-05',
    ])
      expect(text).toContain(part);
  });

  it('is mailed once, however often it is signed or its message is handled', async () => {
    const email = await reader();
    await Promise.all([sign(), sign()]);
    await drainOutbox();
    await sign();
    await pool().query(`insert into outbox (id, topic, payload) select lpad('again' || id, 20, '0'), topic, $1
       from (select left(id, 5) as id, topic from outbox where topic = 'weekly-report' limit 1) as done`, [
      JSON.stringify({ week, revision: 1, after: '' }),
    ]); // prettier-ignore
    await drainOutbox();
    expect(await reportsTo(email)).toHaveLength(1);
    const keys = await rowsOf<{ dedupe_key: string }>(
      `select dedupe_key from outbox where payload ->> 'to' = $1 and topic = 'mail'`,
      [email],
    );
    const [subscriber] = await rowsOf<{ id: string }>('select id from newsletter_subscribers where email = $1', [
      email,
    ]);
    expect(keys).toEqual([{ dedupe_key: `weekly-report:${week}:1:${subscriber?.id}` }]);
  });

  it('is not mailed where signing is refused', async () => {
    const email = await reader();
    expect((await sign({ reason: 'There is nothing to correct.' })).status).toBe(409);
    await drainOutbox();
    expect(await reportsTo(email)).toEqual([]);
  });

  it('is mailed again when it is corrected, with the reason', async () => {
    const email = await reader();
    await sign();
    await drainOutbox();
    await sign({ reason: 'An incident was missing.' });
    await drainOutbox();
    const mails = await reportsTo(email);
    expect(mails.map(({ subject }) => /corrected/i.test(subject ?? ''))).toEqual([false, true]);
    expect(mails[1]?.text).toContain('Correction: An incident was missing.');
  });

  it('[P4] costs the request the same with no reader and with 1,001, who are mailed in pages', async () => {
    const costs = async (of: string) =>
      (await statementsOf(() => sign({ week: of }))).filter((text) => !/^(begin|commit)/i.test(text)).length;
    const before = await costs('2026-01-12');
    await fanOut();
    await pool().query(`insert into newsletter_subscribers
        (id, email, email_key, state, requested_at, request_ip, weekly_report)
      select 'r' || n, 'r' || n || '@example.test', 'r' || n || '@example.test', 'subscribed', now(), '::1', true
        from generate_series(1, 1001) as n`); // prettier-ignore
    expect(await costs(week)).toBe(before);
    expect(await rowsOf(`select 1 from outbox where topic = 'mail'`)).toEqual([]);
    const pages: number[] = [];
    for (let seen = 0; (await deliverBatch('weekly-report')).length > 0; seen += pages.at(-1) ?? 0) {
      const [row] = await rowsOf<{ n: number }>(`select count(*)::int as n from outbox where topic = 'mail'`);
      pages.push((row?.n ?? 0) - seen);
    }
    expect(pages).toEqual([500, 500, 1, 0]);
    const addresses = await rowsOf(`select distinct payload ->> 'to' from outbox where topic = 'mail'`);
    expect(addresses).toHaveLength(1001);
  });
});
