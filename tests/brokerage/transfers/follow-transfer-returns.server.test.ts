import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { randomId } from '@/lib/domain/shared/ids';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { firstUlidOf } from '@/lib/server/providers/brokerage/ulid';
import { alpacaSettings, answers, reply, startFakeAlpaca } from '@/tests/support/providers/fake-alpaca';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import {
  brokerIdsOf,
  cancel,
  depositAtBroker,
  fundingOf,
  jumpTo,
  listOf,
  memberWithBank,
  send,
  signInAgain,
  statusesOf,
} from '@/tests/support/features/transfers';

/** A Monday morning in New York, three days before Thanksgiving. */
const monday = new Date('2026-11-23T15:00:00Z');
const afterMinutes = (minutes: number) => new Date(monday.getTime() + minutes * 60_000);

let restore: () => void = () => undefined;
beforeEach(async () => {
  setClock(() => monday);
  await pool().query('delete from transfers');
  await pool().query('delete from broker_event_cursors');
});
afterEach(() => {
  setClock();
  restore();
  restore = () => undefined;
});

const newsOf = async (email: string) => {
  const { rows } = await pool().query<{ kind: string }>(
    `select payload -> 'data' ->> 'kind' as kind from outbox
      where payload ->> 'template' = 'transfer-news' and payload ->> 'to' = $1 order by created_at, id`,
    [email],
  );
  return rows.map(({ kind }) => kind);
};

describe('[F16] a deposit that the bank returns', () => {
  it.each([
    ['R01', 71_01, '2026-11-27T14:15:00Z', 'insufficient funds (R01)'],
    ['R10', 71_10, '2026-12-10T14:15:00Z', 'unauthorized (R10)'],
  ])('with %s after it was complete', async (code, cents, instant, words) => {
    const member = await memberWithBank();
    await send(member, cents);
    await jumpTo('2026-11-25T14:15:00Z');
    expect(await statusesOf(member)).toEqual(['complete']);
    await jumpTo(instant);
    const back = await signInAgain(member);
    expect(await listOf(back)).toMatchObject([{ status: 'returned', returnCode: code, heldUntil: null }]);
    expect((await fundingOf(back)).balance).toMatchObject({ cashCents: 0, withdrawableCents: 0, heldCents: 0 });
    expect(await newsOf(member.email)).toEqual(['deposit-started', 'deposit-completed', 'deposit-returned']);
    const { rows } = await pool().query<{ reason: string }>(
      `select payload -> 'data' ->> 'reason' as reason from outbox where payload ->> 'to' = $1
        and payload -> 'data' ->> 'kind' = 'deposit-returned'`,
      [member.email],
    );
    expect(rows).toEqual([{ reason: words }]);
  });

  it('is rejected before it is sent when the broker finds a reason', async () => {
    const member = await memberWithBank();
    await send(member, 71_22);
    await jumpTo('2026-11-23T21:15:00Z');
    expect(await statusesOf(member)).toEqual(['rejected']);
    expect(await newsOf(member.email)).toEqual(['deposit-started', 'deposit-failed']);
  });
});

describe('[F16] [R45] a broker', () => {
  it('that refuses the second of two cancellations has canceled: the first one’s response was lost', async () => {
    const member = await memberWithBank();
    await send(member, 100_00);
    const canceled = depositAtBroker(await brokerIdsOf(member), 'CANCELED');
    const fake = await startFakeAlpaca((response, { method }) =>
      method === 'DELETE' ? reply(response, 422, { message: 'not cancelable' }) : reply(response, 200, [canceled]),
    );
    restore = changeSettings({ alpaca: alpacaSettings({ apiBase: fake.apiBase }) });
    const [{ id } = { id: '' }] = await listOf(member);
    expect((await cancel(member, id)).answer).toMatchObject({ id, status: 'canceled' });
    await fake.close();
  });

  it('has an older deposit of the same amount, which is not taken for one whose response is lost', async () => {
    const member = await memberWithBank();
    await send(member, 100_00);
    await pool().query('delete from transfers');
    setClock(() => afterMinutes(6));
    // A transfer that never arrives at the simulated broker.
    await send(member, 171_50);
    await pool().query(`update transfers set amount_cents = 10000 where account_id = $1`, [member.id]);
    await jumpTo(afterMinutes(7));
    expect(await statusesOf(member)).toEqual(['submitting']);
  });
});

describe('[F16] events of the broker', () => {
  const event = (id: string, status: string, at: string, reason?: string) => ({
    event_id: id,
    at,
    account_id: 'a-1',
    correspondent: 'LPCA',
    entity_id: 'transfer-1',
    entity_type: 'Transfer',
    status_from: '',
    status_to: status,
    ...(reason ? { reason } : {}),
  });

  it('that arrive twice, late or for an unknown transfer change nothing they must not', async () => {
    const member = await memberWithBank();
    await send(member, 100_00);
    await pool().query(
      `update transfers set broker_transfer_id = 'transfer-1', checked_at = $2 where account_id = $1`,
      [member.id, new Date('2026-11-23T15:00:00Z')],
    );
    const at = '2026-11-23T15:00:30Z';
    const events = [
      event('01KARYZ6S41TSV4RRFFQ69G5F1', 'COMPLETE', at),
      event('01KARYZ6S41TSV4RRFFQ69G5F2', 'SENT_TO_CLEARING', at),
      event('01KARYZ6S41TSV4RRFFQ69G5F3', 'COMPLETE', at),
      event('01KARYZ6S41TSV4RRFFQ69G5F4', 'INVENTED_LATER', at),
      { ...event('01KARYZ6S41TSV4RRFFQ69G5F5', 'RETURNED', at), entity_id: randomId() },
    ];
    const fake = await startFakeAlpaca((response, { path }) => {
      if (!path.endsWith('/status')) return answers(200, [])(response, undefined as never, []);
      response.writeHead(200, { 'Content-Type': 'text/event-stream' });
      response.end(events.map((one) => `data: ${JSON.stringify(one)}\n\n`).join(''));
    });
    restore = changeSettings({ alpaca: alpacaSettings({ apiBase: fake.apiBase }) });
    await jumpTo(afterMinutes(1));
    await jumpTo(afterMinutes(2));
    expect(await statusesOf(member)).toEqual(['complete']);
    events.push(event('01KARYZ6S41TSV4RRFFQ69G5F6', 'RETURNED', at, 'R01'));
    await jumpTo(afterMinutes(3));
    expect(await statusesOf(member)).toEqual(['returned']);
    expect(await newsOf(member.email)).toEqual(['deposit-started', 'deposit-completed', 'deposit-returned']);
    const { rows } = await pool().query<{ status: string }>(
      `select status from transfer_events where transfer_id in (select id from transfers where account_id = $1) order by id`,
      [member.id],
    );
    expect(rows.map(({ status }) => status)).toEqual(['submitting', 'queued', 'complete', 'returned']);
    const streams = fake.calls.filter(({ path }) => path.endsWith('/status'));
    // The first read goes back a day; each later read starts five minutes before the previous one.
    const since = [1 - 24 * 60, 1 - 5, 2 - 5].map((minutes) => firstUlidOf(afterMinutes(minutes)));
    expect(streams.map(({ query }) => query.get('since_ulid'))).toEqual(since);
    await fake.close();
  });
});
