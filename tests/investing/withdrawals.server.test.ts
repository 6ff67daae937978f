import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { banksContract } from '@/lib/contracts/brokerage/banks';
import { transfersContract as contract } from '@/lib/contracts/brokerage/transfers';
import { setClock } from '@/lib/server/platform/clock';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { mailsTo } from '@/tests/support/database/factories';
import {
  banksOf,
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
beforeEach(() => setClock(() => monday));
afterEach(() => setClock());

describe('[F16] a withdrawal', () => {
  async function memberWithCash(cents: number) {
    const member = await memberWithBank();
    await send(member, cents);
    await jumpTo('2026-11-25T14:15:00Z');
    await jumpTo('2026-12-03T14:15:00Z');
    return signInAgain(member);
  }

  it('sends available cash to the bank, warns its owner at once, and never exceeds the balance', async () => {
    const member = await memberWithCash(300_00);
    const over = await send(member, 300_01, { direction: 'withdrawal' });
    expect(over.refusal.fields).toEqual({ amountCents: 'You have $300.00 available to withdraw.' });
    expect((await send(member, 200_00, { direction: 'withdrawal' })).status).toBe(201);
    expect((await fundingOf(member)).balance).toMatchObject({
      cashCents: 300_00,
      withdrawableCents: 100_00,
      heldCents: 0,
    });
    expect((await send(member, 100_01, { direction: 'withdrawal' })).status).toBe(422);
    await jumpTo('2026-12-07T14:15:00Z');
    expect(await statusesOf(member)).toEqual(['complete', 'complete']);
    setClock();
    await drainOutbox();
    const mails = (await mailsTo(member.email)).filter(({ template }) => template === 'transfer-news').slice(2);
    expect(mails.map(({ subject }) => subject?.split(': ')[1])).toEqual([
      'a withdrawal was requested',
      'your withdrawal is complete',
    ]);
    expect(mails[0]?.text).toContain('If you did not request this');
  });

  it('cannot touch a deposit on hold', async () => {
    const member = await memberWithBank();
    await send(member, 100_00);
    await jumpTo('2026-11-25T14:15:00Z');
    const reply = await send(await signInAgain(member), 1_00, { direction: 'withdrawal' });
    expect(reply.refusal.message).toBe('You have $0.00 available to withdraw.');
  });

  it('that the bank returns is in the account again', async () => {
    const member = await memberWithCash(71_03);
    await send(member, 71_03, { direction: 'withdrawal' });
    await jumpTo('2026-12-07T14:15:00Z');
    await jumpTo('2026-12-09T14:15:00Z');
    const back = await signInAgain(member);
    expect(await listOf(back)).toMatchObject([{ status: 'returned', returnCode: 'R03' }, { status: 'complete' }]);
    expect((await fundingOf(back)).balance).toMatchObject({ cashCents: 71_03, withdrawableCents: 71_03 });
  });
});

describe('[F16] canceling', () => {
  it('stops a queued transfer, and gives the same response when repeated', async () => {
    const member = await memberWithBank();
    const { id } = (await send(member, 100_00)).answer as { id: string };
    const replies = await Promise.all([cancel(member, id), cancel(member, id), cancel(member, id)]);
    expect(replies.map(({ status, answer }) => [status, answer.status])).toEqual(Array(3).fill([200, 'canceled']));
    expect((await cancel(member, id)).answer.canCancel).toBe(false);
    await jumpTo('2026-12-10T14:15:00Z');
    expect((await fundingOf(await signInAgain(member))).balance?.cashCents).toBe(0);
    await drainOutbox();
    const mails = (await mailsTo(member.email)).filter(({ template }) => template === 'transfer-news');
    expect(mails).toHaveLength(2);
  });

  it('is refused once the transfer is with the clearing house, also when we do not know that yet', async () => {
    let member = await memberWithBank();
    const { id } = (await send(member, 100_00)).answer as { id: string };
    setClock(() => new Date('2026-11-23T21:00:00Z'));
    member = await signInAgain(member);
    expect((await listOf(member))[0]?.status).toBe('queued');
    const reply = await cancel(member, id);
    expect([reply.status, reply.refusal.message]).toEqual([422, 'This transfer can no longer be canceled.']);
    expect((await listOf(member))[0]?.status).toBe('sent_to_clearing');
    expect((await cancel(member, id)).status).toBe(422);
  });
});

describe('[F16] a transfer in progress', () => {
  it('keeps its bank and its account, which can be removed when it is done', async () => {
    const member = await memberWithBank();
    const { id } = (await send(member, 100_00)).answer as { id: string };
    const bank = (await banksOf(member)).items[0]?.id ?? '';
    const remove = () => visitor().ask(banksContract.remove, { bearer: member.token, params: { id: bank } });
    expect((await remove()).refusal.message).toBe(
      'A transfer with this bank is in progress. You can disconnect the bank when it completes.',
    );
    await cancel(member, id);
    expect((await remove()).status).toBe(200);
    expect((await listOf(member))[0]).toMatchObject({ bankName: 'First Platypus Bank', bankMask: '0000' });
  });

  it('is listed twenty per page, newest first, without gaps or duplicates', async () => {
    const member = await memberWithBank();
    for (let made = 0; made < 23; made += 1) {
      setClock(() => new Date(monday.getTime() + made * 1000));
      const { id } = (await send(member, 100 + made)).answer as { id: string };
      await cancel(member, id);
    }
    const first = (await visitor().ask(contract.list, { bearer: member.token, query: {} })).answer;
    const cursor = first.nextCursor ?? '';
    const second = (await visitor().ask(contract.list, { bearer: member.token, query: { cursor } })).answer;
    expect([first.items.length, second.items.length, second.nextCursor]).toEqual([20, 3, null]);
    const amounts = [...first.items, ...second.items].map(({ amountCents }) => amountCents);
    expect(amounts).toEqual(Array.from({ length: 23 }, (_, place) => 122 - place));
    const other = await memberWithBank();
    expect((await visitor().ask(contract.list, { bearer: other.token, query: { cursor } })).status).toBe(400);
  });
});
