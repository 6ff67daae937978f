import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outcomesContract as contract } from '@/lib/contracts/signals/outcomes';
import { consents } from '@/lib/content/visits/consents';
import { setClock } from '@/lib/server/platform/clock';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedOutcomes } from '@/lib/server/sample-data/outcomes';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { desk, registerHolder, setTime, startDesk } from '../signal-desk-calls';

let symbol: string;
beforeEach(async () => {
  await pool().query('delete from outcome_members');
  symbol = await startDesk();
});
afterEach(() => setClock());

const prices = { paid: 4.2, received: 5.25 };
const read = (member: Member) => visitor().ask(contract.own, { bearer: member.token });
const join = (member: Member) => visitor().ask(contract.join, { bearer: member.token, body: { consent: true } });
const leave = (member: Member) => visitor().ask(contract.leave, { bearer: member.token });
const report = (member: Member, body = prices, id = 'live-0001') =>
  visitor().ask(contract.report, { bearer: member.token, params: { id }, body });
const results = async () => (await visitor().ask(contract.results, {})).answer;

/** Opens a signal at $4.10 and closes it at $6.15 (+50%) in June 2026. */
async function closedSignal() {
  await desk.open(symbol);
  setTime('2026-06-10T18:00:00Z');
  await desk.close({ how: 'sold', price: 6.15 });
}
const olderThanSignal = (member: Member) =>
  pool().query(`update accounts set created_at = '2026-05-01T00:00:00Z' where id = $1`, [member.id]);

async function holderSince(): Promise<Member> {
  const member = await registerHolder();
  await olderThanSignal(member);
  return member;
}

/** Inserts results of +25% each, without accounts. */
const answersOf = (count: number, at = '2026-06-11T00:00:00Z') =>
  pool().query(
    `with members as (
       insert into outcome_members (id, is_sample, joined_at)
       select 'test-' || n, true, $2::timestamptz from generate_series(1, $1::int) n returning id)
     insert into member_outcomes (member_id, signal_id, paid_cents, received_cents, reported_at)
     select id, 'live-0001', 400, 500, $2::timestamptz from members`,
    [count, at],
  );

describe('[C16] the published results of the survey', () => {
  it('have no figure and no number of members below thirty', async () => {
    await closedSignal();
    await answersOf(29);
    setTime('2026-07-01T00:00:00Z');
    expect(await results()).toEqual({
      results: null,
      leastMembers: 30,
      until: '2026-07-01T00:00:00.000Z',
      meta: { source: 'Member survey', asOf: '2026-07-01T00:00:00.000Z', isSample: false },
    });
  });

  it('show thirty members’ results beside the record for the same signals, with n, labeled as samples', async () => {
    await closedSignal();
    await answersOf(30);
    setTime('2026-07-01T00:00:00Z');
    expect(await results()).toMatchObject({
      results: {
        ...{ members: 30, trades: 30 },
        own: { average: 25, median: 25, gainShare: 1 },
        record: { average: 50, median: 50, gainShare: 1 },
        gap: { average: -25, low: -25, high: -25 },
      },
      meta: { isSample: true },
    });
  });

  it('change on the first of a month only, and are removed when a member leaves', async () => {
    await closedSignal();
    await answersOf(29);
    setTime('2026-06-30T23:59:00Z');
    const member = await holderSince();
    await join(member);
    expect((await report(member)).status).toBe(200);
    expect((await results()).results).toBeNull();
    setTime('2026-07-01T00:00:00Z');
    expect((await results()).results).toMatchObject({ members: 30 });
    await leave(member);
    expect((await results()).results).toBeNull();
  });

  it('of a demo come from generated answers, which a second start does not add again', async () => {
    await closedSignal();
    await seedOutcomes(db());
    const count = async () => (await pool().query('select * from member_outcomes')).rowCount;
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await seedOutcomes(db());
    expect(await count()).toBe(before);
  });
});

describe('[C16] a member', () => {
  it('joins with consent, reports, corrects and deletes a result', async () => {
    await closedSignal();
    const member = await holderSince();
    expect((await read(member)).answer).toEqual({ hasJoined: false, hasPlan: true, signals: [] });
    expect((await report(member)).status).toBe(409);
    await join(member);
    await join(member);
    const { rows } = await pool().query(
      `select a.text from consent_events e join agreed_texts a using (text_hash)
        where e.subject = $1 and e.name = 'outcome-survey'`,
      [member.id],
    );
    expect(rows).toEqual([{ text: consents['outcome-survey'].text }]);
    const signal = { id: 'live-0001', symbol, strike: 200, closeDate: '2026-06-10', recordResult: 50 };
    expect((await read(member)).answer.signals).toMatchObject([{ ...signal, own: null }]);
    expect((await report(member)).answer.signals).toMatchObject([{ own: { ...prices, result: 25 } }]);
    const { answer } = await report(member, { paid: 4.2, received: 0 });
    expect(answer.signals).toMatchObject([{ own: { paid: 4.2, received: 0, result: -100 } }]);
    const removed = await visitor().ask(contract.remove, { bearer: member.token, params: { id: 'live-0001' } });
    expect(removed.answer.signals).toMatchObject([{ own: null }]);
  });

  it('leaves, and everything reported is deleted', async () => {
    await closedSignal();
    const member = await holderSince();
    await join(member);
    await report(member);
    expect((await leave(member)).answer).toMatchObject({ hasJoined: false, signals: [] });
    expect((await pool().query('select * from member_outcomes')).rowCount).toBe(0);
  });

  it('needs a plan to join and to report', async () => {
    const member = await registerMember();
    expect((await join(member)).status).toBe(409);
    expect((await report(member)).status).toBe(409);
    expect((await read(member)).answer).toMatchObject({ hasPlan: false });
  });

  it('cannot report on an open signal, an unknown one, or one that closed before the account existed', async () => {
    const early = await holderSince();
    await join(early);
    await desk.open(symbol);
    expect((await report(early)).status).toBe(404);
    await desk.close({ how: 'sold', price: 4.1 });
    expect((await report(early, prices, 'live-9999')).status).toBe(404);
    const late = await registerHolder();
    await pool().query(`update accounts set created_at = '2026-06-09T00:00:00Z' where id = $1`, [late.id]);
    await join(late);
    expect((await read(late)).answer.signals).toEqual([]);
    expect((await report(late)).status).toBe(404);
    expect((await report(early)).status).toBe(200);
  });

  it.each([
    [{ paid: 0, received: 1 }, 'paid', 'Enter a price above zero'],
    [{ paid: 1.005, received: 1 }, 'paid', 'Enter whole cents'],
    [{ paid: 1, received: -1 }, 'received', 'Enter zero or more'],
    [{ paid: 1, received: 10_001 }, 'received', 'Enter the price per share, at most $10,000'],
  ])('cannot report %j', async (body, at, sentence) => {
    const reply = await report(await registerHolder(), body);
    expect(reply.refusal.fields).toEqual({ [at]: sentence });
  });
});
