import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { newsletterListContract } from '@/lib/contracts/publishing/newsletter-list';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { setClock } from '@/lib/server/platform/clock';
import { transaction } from '@/lib/server/platform/db/pool';
import { lockReportReaders } from '@/lib/server/publishing/newsletter/report-readers-repository';
import { visitor } from '@/tests/support/api/api';
import { eventually } from '@/tests/support/eventually';
import { rowsOf } from '@/tests/support/features/leads';
import { bearer, emptyReports, fanOut, reader, reportsTo, sign } from '@/tests/support/features/report-mails';

const tokenOf = async (email: string) =>
  /unsubscribe\?token=([\w-]+)/.exec((await reportsTo(email)).at(-1)?.text ?? '')?.[1] ?? '';
const statesTo = (email: string) =>
  rowsOf<{ state: string }>(`select state from outbox where payload ->> 'to' = $1 order by created_at, id`, [email]);

beforeEach(emptyReports);
afterEach(() => setClock());

it('[H9] an unsubscribe while the mails are queued waits, and then drops them', async () => {
  const email = await reader();
  await sign({ week: '2026-01-12' });
  await drainOutbox();
  const token = await tokenOf(email);
  const { ending } = await transaction(async (tx) => {
    expect(await lockReportReaders(tx, '', 500)).toHaveLength(1);
    const { rows } = await tx.execute<{ xid: string }>('select pg_current_xact_id()::xid::text as xid');
    const ending = visitor().ask(newsletterContract.unsubscribe, { body: { token } });
    await eventually(async () => {
      const waiting = 'select from pg_locks where not granted and transactionid::text = $1';
      expect(await rowsOf(waiting, [rows[0]?.xid])).toHaveLength(1);
    });
    await tx.execute(sql`insert into outbox (id, topic, payload) values
      (lpad('late', 20, '0'), 'mail', ${JSON.stringify({ template: 'weekly-report', to: email })}::jsonb)`);
    return { ending };
  });
  expect((await ending).status).toBe(200);
  expect(await rowsOf(`select state from outbox where id = lpad('late', 20, '0')`)).toEqual([{ state: 'failed' }]);
});

describe('[H9] a reader who unsubscribes from the weekly report', () => {
  const unsubscribe = (token: string) => visitor().ask(newsletterContract.unsubscribe, { body: { token } });
  /** A subscriber who has received a report, and the token in its links. */
  async function known() {
    const email = await reader();
    await sign({ week: '2026-01-12' });
    await drainOutbox();
    return { email, token: await tokenOf(email) };
  }

  it('uses the mail’s own link', async () => {
    const { email, token } = await known();
    expect((await unsubscribe(token)).status).toBe(200);
    await sign();
    await drainOutbox();
    expect(await reportsTo(email)).toHaveLength(1);
  });

  it.each(['unsubscribe', 'preferences', 'complaint'])(
    'gets nothing that was queued and not sent yet: %s',
    async (way) => {
      const { email, token } = await known();
      await sign();
      await fanOut();
      expect((await statesTo(email)).at(-1)).toEqual({ state: 'waiting' });
      if (way === 'unsubscribe') await unsubscribe(token);
      if (way === 'preferences')
        await visitor().ask(newsletterContract.choose, {
          body: { token, lists: ['newsletter'], wants: [], pace: 'every' },
        });
      if (way === 'complaint')
        await visitor().ask(newsletterListContract.suppress, { body: { email, reason: 'complained' }, bearer });
      expect((await statesTo(email)).at(-1)).toEqual({ state: 'failed' });
      await drainOutbox();
      expect((await reportsTo(email)).filter(({ text }) => text !== null)).toHaveLength(1);
    },
  );
});
