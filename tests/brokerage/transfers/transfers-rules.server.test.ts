import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { banksContract } from '@/lib/contracts/brokerage/banks';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { memberWithAccount } from '@/tests/support/features/banks';
import { auditOf, registerMember } from '@/tests/support/database/factories';
import {
  atBroker,
  banksOf,
  cancel,
  fundingOf,
  jumpTo,
  listOf,
  memberWithBank,
  send,
  signInAgain,
} from '@/tests/support/features/transfers';

/** A Monday morning in New York, three days before Thanksgiving. */
const monday = new Date('2026-11-23T15:00:00Z');
beforeEach(() => setClock(() => monday));
afterEach(() => setClock());

const change = (accountId: string, statement: string) => pool().query(statement, [accountId]);

describe('[F16] a deposit that is refused or repeated', () => {
  it('needs an idempotency key in the right format', async () => {
    const member = await memberWithBank();
    for (const key of ['', 'short', 'with blanks in it', 'x'.repeat(101)])
      expect((await send(member, 100_00, { key })).status).toBe(400);
    expect(await listOf(member)).toEqual([]);
  });

  it('counts against the daily limit to the cent, and the next day begins in New York', async () => {
    let member = await memberWithBank();
    await send(member, 4_999_800);
    const over = await send(member, 201);
    expect(over.refusal).toMatchObject({
      code: 'unprocessable',
      fields: { amountCents: 'The limit is $50,000.00 a day. You can move $2.00 more today.' },
    });
    expect((await send(member, 200)).status).toBe(201);
    expect((await fundingOf(member)).leftTodayCents).toEqual({ deposit: 0, withdrawal: 5_000_000 });
    setClock(() => new Date('2026-11-24T04:59:59Z'));
    member = await signInAgain(member);
    expect((await send(member, 100)).status).toBe(422);
    setClock(() => new Date('2026-11-24T05:00:00Z'));
    expect((await send(member, 100)).status).toBe(201);
  });

  it('no longer counts against the daily limit once canceled', async () => {
    const member = await memberWithBank();
    const { id } = (await send(member, 5_000_000)).answer as { id: string };
    await cancel(member, id);
    expect((await fundingOf(member)).leftTodayCents.deposit).toBe(5_000_000);
    const canceled = (await auditOf(member.id)).filter(({ event }) => event === 'transfer_canceled');
    expect(canceled).toMatchObject([{ result: 'ok' }]);
  });

  it.each([
    ['rejected', 5_000_000],
    ['canceled', 5_000_000],
    ['expired', 5_000_000],
    // The money had reached the account, so a second deposit of the same amount could be returned as well.
    ['returned', 4_000_000],
    ['complete', 4_000_000],
    ['sent_to_clearing', 4_000_000],
  ])('that is %s leaves %i cents of the day’s limit', async (status, left) => {
    const member = await memberWithBank();
    await send(member, 1_000_000);
    await change(member.id, `update transfers set status = '${status}' where account_id = $1`);
    expect((await fundingOf(member)).leftTodayCents.deposit).toBe(left);
  });

  it('is one of at most five of its kind in progress, however many are sent at once', async () => {
    const member = await memberWithBank();
    for (let made = 0; made < 4; made += 1) await send(member, 100);
    const replies = await Promise.all(Array.from({ length: 6 }, () => send(member, 100)));
    expect(await atBroker(member)).toHaveLength(5);
    expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await send(member, 100)).refusal.message).toContain('You have 5 transfers in progress');
  });

  it.each([
    ['no account', () => registerMember(), 409, 'Open a brokerage account before you move money.'],
    [
      'an account that is not active',
      () => memberWithAccount('APPROVED'),
      409,
      'Your brokerage account is not active yet.',
    ],
    ['no bank', () => memberWithAccount(), 409, 'Connect a bank before you move money.'],
  ])('is refused with %s', async (_, person, status, sentence) => {
    const reply = await send(await person(), 100_00);
    expect([reply.status, reply.refusal.message]).toEqual([status, sentence]);
  });

  it('is refused with a bank that is not ready, and when the broker rejects it', async () => {
    const member = await memberWithBank();
    await change(member.id, `update bank_links set state = 'queued' where account_id = $1`);
    expect((await fundingOf(member)).blocker).toBe('bank-not-ready');
    expect((await send(member, 100_00)).status).toBe(409);
    await change(member.id, `update bank_links set state = 'approved' where account_id = $1`);
    await change(
      member.id,
      `update simulated_records set data = jsonb_set(data, '{banks}', '[]')
        where key = (select broker_account_id from applications where account_id = $1)`,
    );
    const reply = await send(member, 100_00, { key: 'bank-dropped-there' });
    expect([reply.status, reply.refusal.message]).toEqual([
      422,
      'The broker declined this transfer: relationship not found',
    ]);
    // Repeating the request after a lost response returns the same response.
    expect((await send(member, 100_00, { key: 'bank-dropped-there' })).status).toBe(422);
    expect(await listOf(member)).toMatchObject([{ status: 'rejected', reason: 'relationship not found' }]);
    expect((await send(member, 100_00)).status).toBe(422);
  });

  it('is refused above what can be withdrawn, before the broker is asked', async () => {
    const member = await memberWithBank();
    const reply = await send(member, 100_00, { direction: 'withdrawal' });
    expect([reply.status, reply.refusal.fields]).toEqual([
      422,
      { amountCents: 'You have $0.00 available to withdraw.' },
    ]);
    expect([await listOf(member), await atBroker(member)]).toEqual([[], []]);
  });

  it('can be withdrawn again to the last cent, and not a cent more', async () => {
    let member = await memberWithBank();
    await send(member, 100_00);
    await jumpTo('2026-12-03T14:15:00Z');
    member = await signInAgain(member);
    const withdraw = async (cents: number) => (await send(member, cents, { direction: 'withdrawal' })).status;
    expect([await withdraw(100_01), await withdraw(100_00)]).toEqual([422, 201]);
  });

  it('keeps its bank until it is complete or canceled', async () => {
    const member = await memberWithBank();
    const { id } = (await send(member, 100_00)).answer as { id: string };
    const [bank] = (await banksOf(member)).items;
    const remove = () => visitor().ask(banksContract.remove, { bearer: member.token, params: { id: bank?.id ?? '' } });
    const refused = await remove();
    expect([refused.status, refused.refusal.message]).toEqual([
      409,
      'A transfer with this bank is in progress. You can disconnect the bank when it completes.',
    ]);
    await cancel(member, id);
    expect((await remove()).answer.items).toEqual([]);
  });

  it('is refused once the account is closed, and its history stays', async () => {
    const member = await memberWithBank();
    const { id } = (await send(member, 100_00)).answer as { id: string };
    await cancel(member, id);
    await change(
      member.id,
      `update applications set ended_at = now(), status = 'ACCOUNT_CLOSED' where account_id = $1`,
    );
    expect((await fundingOf(member)).blocker).toBe('no-account');
    expect((await send(member, 100_00)).status).toBe(409);
    expect(await listOf(member)).toHaveLength(1);
  });

  it('requires a recently entered password', async () => {
    const member = await memberWithBank();
    setClock(() => new Date(monday.getTime() + 11 * 60_000));
    expect((await send(member, 100_00)).refusal.code).toBe('reauthentication_required');
    expect(await listOf(member)).toEqual([]);
  });
});
