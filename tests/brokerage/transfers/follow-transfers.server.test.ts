import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { followTransfers } from '@/lib/server/brokerage/transfers/follow-transfers-job';
import { schedules } from '@/lib/server/app/jobs/schedule';
import { alpacaSettings, answers, startFakeAlpaca } from '@/tests/support/providers/fake-alpaca';
import { changeSettings } from '@/tests/support/providers/mail-settings';
import {
  atBroker,
  cancel,
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

describe('[F16] [R45] a deposit whose response is lost', () => {
  it('is found at the broker and never sent twice', async () => {
    expect(schedules).toContainEqual({ name: 'follow-transfers', cron: '* * * * *', work: followTransfers });
    const member = await memberWithBank();
    const reply = await send(member, 171_54, { key: 'lost-answer-1' });
    expect([reply.status, (reply.answer as { status: string }).status]).toEqual([201, 'submitting']);
    // The member submits again: with the same key in this tab, and with a new key in another tab.
    expect((await send(member, 171_54, { key: 'lost-answer-1' })).status).toBe(201);
    expect((await send(member, 171_54)).status).toBe(409);
    await jumpTo(afterMinutes(1));
    expect(await statusesOf(member)).toEqual(['queued']);
    await jumpTo(afterMinutes(30));
    expect(await atBroker(member)).toHaveLength(1);
    expect(await newsOf(member.email)).toEqual(['deposit-started']);
  });

  it('is sent again when the broker never got it, but not before it must have been processed', async () => {
    const member = await memberWithBank();
    await send(member, 171_50);
    for (const minutes of [1, 5, 9]) {
      await jumpTo(afterMinutes(minutes));
      expect([minutes, await statusesOf(member)]).toEqual([minutes, ['submitting']]);
    }
    // Support allows another attempt; this amount fails at the simulated broker every time.
    await pool().query('update transfers set amount_cents = 10051 where account_id = $1', [member.id]);
    await jumpTo(afterMinutes(11));
    expect(await statusesOf(member)).toEqual(['queued']);
    expect(await atBroker(member)).toHaveLength(1);
  });

  it('is not confused with an earlier deposit of the same amount, or one of another member', async () => {
    const [member, other] = [await memberWithBank(), await memberWithBank()];
    await send(other, 171_50);
    await pool().query('update transfers set amount_cents = 9950 where account_id = $1', [other.id]);
    await send(member, 171_54);
    await jumpTo(afterMinutes(1));
    await send(member, 171_54);
    expect(await statusesOf(member)).toEqual(['submitting', 'queued']);
    await jumpTo(afterMinutes(3));
    expect(await statusesOf(member)).toEqual(['queued', 'queued']);
    const { rows } = await pool().query<{ id: string }>(
      'select broker_transfer_id as id from transfers where account_id = $1',
      [member.id],
    );
    expect(rows.map(({ id }) => id).toSorted()).toEqual((await atBroker(member)).map(({ id }) => id).toSorted());
  });

  it('that never arrived does not adopt an equal deposit', async () => {
    const member = await memberWithBank();
    await send(member, 171_54);
    await jumpTo(afterMinutes(1));
    expect(await statusesOf(member)).toEqual(['queued']);
    await send(member, 171_50);
    await pool().query(`update transfers set amount_cents = 17154 where status = 'submitting'`);
    await jumpTo(afterMinutes(2));
    expect(await statusesOf(member)).toEqual(['submitting', 'queued']);
    // The transfer is sent again and its response is lost again; the next run finds it.
    await jumpTo(afterMinutes(12));
    await jumpTo(afterMinutes(13));
    expect(await statusesOf(member)).toEqual(['queued', 'queued']);
    expect(await atBroker(member)).toHaveLength(2);
  });

  it('survives a process that stopped between the row and the call', async () => {
    const member = await memberWithBank();
    await send(member, 171_50);
    await pool().query(
      `update transfers set amount_cents = 20000, locked_until = created_at + interval '30 seconds', checked_at = null
        where account_id = $1`,
      [member.id],
    );
    await jumpTo(new Date(monday.getTime() + 29_000));
    expect(await statusesOf(member)).toEqual(['submitting']);
    await jumpTo(afterMinutes(11));
    expect(await statusesOf(member)).toEqual(['queued']);
    expect(await atBroker(member)).toHaveLength(1);
  });

  it('is given up after a day, its owner is notified, and another can be made', async () => {
    const member = await memberWithBank();
    await send(member, 171_50);
    // Sent again a minute before the day ends, so it may still be processed.
    await jumpTo(afterMinutes(24 * 60 - 1));
    await jumpTo(afterMinutes(24 * 60 + 1));
    expect(await statusesOf(member)).toEqual(['submitting']);
    await jumpTo(afterMinutes(24 * 60 + 12));
    expect(await statusesOf(member)).toEqual(['expired']);
    expect(await newsOf(member.email)).toEqual(['deposit-failed']);
    expect((await send(await signInAgain(member), 100_00)).status).toBe(201);
    expect(await atBroker(member)).toHaveLength(1);
  });
});

describe('[F16] an unavailable broker', () => {
  async function brokerAway(status: number) {
    const fake = await startFakeAlpaca(answers(status, 'canary'));
    const settled = changeSettings({ alpaca: alpacaSettings({ apiBase: fake.apiBase }) });
    restore = settled;
    return { calls: fake.calls, back: () => fake.close().then(settled) };
  }

  it('gets the deposit when it is back; until then its owner can cancel it', async () => {
    const [member, other] = [await memberWithBank(), await memberWithBank()];
    const away = await brokerAway(429);
    for (const one of [member, other])
      expect((await send(one, 100_00)).answer).toMatchObject({ status: 'submitting', canCancel: true });
    expect((await fundingOf(member)).balance).toBeNull();
    const [{ id } = { id: '' }] = await listOf(other);
    expect((await cancel(other, id)).answer.status).toBe('canceled');
    await away.back();
    await jumpTo(afterMinutes(1));
    expect(await statusesOf(member)).toEqual(['queued']);
    expect([(await atBroker(member)).length, (await atBroker(other)).length]).toEqual([1, 0]);
  });

  it('may already have it, so it cannot be canceled: the response says to wait', async () => {
    const member = await memberWithBank();
    await send(member, 171_50);
    const [{ id } = { id: '' }] = await listOf(member);
    const reply = await cancel(member, id);
    expect([reply.status, reply.refusal.message]).toEqual([
      409,
      'We are still confirming your last transfer with the broker. Try again in a few minutes.',
    ]);
    expect(await statusesOf(member)).toEqual(['submitting']);
  });

  it('allows no withdrawal, with one of our messages', async () => {
    const member = await memberWithBank();
    const away = await brokerAway(500);
    const reply = await send(member, 100_00, { direction: 'withdrawal' });
    expect(reply.status).toBe(502);
    expect(reply.text).not.toContain('canary');
    expect(await listOf(member)).toEqual([]);
    await away.back();
  });

  it('is asked again at the next run, and known data stays', async () => {
    const member = await memberWithBank();
    await send(member, 100_00);
    const away = await brokerAway(500);
    await jumpTo('2026-11-25T14:15:00Z');
    expect(await statusesOf(member)).toEqual(['queued']);
    await away.back();
    await jumpTo('2026-11-25T14:16:00Z');
    expect(await statusesOf(member)).toEqual(['complete']);
  });
});
