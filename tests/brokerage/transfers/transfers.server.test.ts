import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { transfersContract as contract } from '@/lib/contracts/brokerage/transfers';
import { setClock } from '@/lib/server/platform/clock';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor } from '@/tests/support/api/api';
import { auditOf, mailsTo } from '@/tests/support/database/factories';
import {
  atBroker,
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

describe('[F16] a deposit', () => {
  it('is sent once, completes days later, and is held before it can be withdrawn', async () => {
    let member = await memberWithBank();
    expect(await fundingOf(member)).toEqual({
      blocker: null,
      bank: { name: 'First Platypus Bank', mask: '0000' },
      balance: { cashCents: 0, withdrawableCents: 0, heldCents: 0, heldUntil: null },
      limits: { minCents: 100, perTransferCents: 5_000_000, perDayCents: 5_000_000, maxOpen: 5 },
      leftTodayCents: { deposit: 5_000_000, withdrawal: 5_000_000 },
      openCount: 0,
      expectedOn: '2026-11-27',
      isSimulated: true,
    });
    const reply = await send(member, 250_75);
    expect([reply.status, reply.answer]).toEqual([
      201,
      {
        id: expect.any(String) as string,
        direction: 'deposit',
        amountCents: 250_75,
        status: 'queued',
        returnCode: null,
        reason: null,
        bankName: 'First Platypus Bank',
        bankMask: '0000',
        createdAt: monday.toISOString(),
        expectedOn: '2026-11-27',
        completedAt: null,
        heldUntil: null,
        canCancel: true,
      },
    ]);
    await jumpTo('2026-11-23T21:15:00Z');
    expect(await statusesOf(member)).toEqual(['sent_to_clearing']);
    await jumpTo('2026-11-25T14:15:00Z');
    member = await signInAgain(member);
    expect(await listOf(member)).toMatchObject([
      { status: 'complete', heldUntil: '2026-12-03', expectedOn: null, canCancel: false },
    ]);
    expect((await fundingOf(member)).balance).toEqual({
      cashCents: 250_75,
      withdrawableCents: 0,
      heldCents: 250_75,
      heldUntil: '2026-12-03',
    });
    await jumpTo('2026-12-03T14:15:00Z');
    member = await signInAgain(member);
    expect((await fundingOf(member)).balance).toMatchObject({ withdrawableCents: 250_75, heldCents: 0 });
    const [{ id } = { id: '' }] = await listOf(member);
    const { history } = (await visitor().ask(contract.get, { bearer: member.token, params: { id } })).answer;
    expect(history.map(({ status }) => status)).toEqual(['submitting', 'queued', 'sent_to_clearing', 'complete']);
    // Back to the real time: the outbox drops mails that are days old.
    setClock();
    await drainOutbox();
    const mails = (await mailsTo(member.email)).filter(({ template }) => template === 'transfer-news');
    expect(mails.map(({ subject }) => subject?.split(': ')[1])).toEqual([
      'your deposit has started',
      'your deposit is complete',
    ]);
    expect(mails[0]?.text).toContain('$250.75');
    expect(mails[0]?.text).toContain('11/27/2026');
    const events = (await auditOf(member.id)).map(({ event }) => event).filter((event) => event.startsWith('transfer'));
    expect(events).toEqual(['transfer_requested', 'transfer_settled']);
  });

  it('is made once by twenty clicks with one key, with the same response to each', async () => {
    const member = await memberWithBank();
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => send(member, 100_00, { key: 'one-click-only' })),
    );
    const ids = new Set(replies.map(({ status, answer }) => [status, (answer as { id: string }).id].join(' ')));
    expect(ids.size).toBe(1);
    expect(await atBroker(member)).toHaveLength(1);
    expect(await listOf(member)).toHaveLength(1);
    const again = await send(member, 100_00, { key: 'one-click-only' });
    expect((again.answer as { status: string }).status).toBe('queued');
    for (const other of [
      await send(member, 100_01, { key: 'one-click-only' }),
      await send(member, 100_00, { key: 'one-click-only', direction: 'withdrawal' }),
    ])
      expect(other.refusal).toMatchObject({ code: 'conflict' });
    expect(await atBroker(member)).toHaveLength(1);
  });

  it('[R28] of another member is a 404 and not in the list; keys are per member', async () => {
    const [member, other] = [await memberWithBank(), await memberWithBank()];
    const { id } = (await send(member, 100_00, { key: 'same-key-of-both' })).answer as { id: string };
    for (const call of [contract.get, contract.cancel])
      expect((await visitor().ask(call, { bearer: other.token, params: { id } })).status).toBe(404);
    expect(await listOf(other)).toEqual([]);
    expect((await send(other, 100_00, { key: 'same-key-of-both' })).status).toBe(201);
    expect((await visitor().send('GET', contract.list.path)).status).toBe(401);
  });

  it.each([
    [99, 400, 'Enter at least $1.00'],
    [100, 201, ''],
    [5_000_000, 201, ''],
    [5_000_001, 400, 'Enter at most $50,000.00'],
    [100.5, 400, 'Enter an amount like 250.00'],
    [-100, 400, 'Enter at least $1.00'],
    ['100', 400, 'Enter an amount like 250.00'],
    [null, 400, 'Enter an amount like 250.00'],
    [1e300, 400, ''],
  ])('of %j cents is answered %i', async (amountCents, status, sentence) => {
    const reply = await send(await memberWithBank(), amountCents);
    expect(reply.status).toBe(status);
    if (status === 400 && sentence !== '') expect(reply.refusal.fields).toEqual({ amountCents: sentence });
  });
});
