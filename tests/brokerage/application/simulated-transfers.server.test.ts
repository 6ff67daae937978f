import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { createAlpaca } from '@/lib/server/providers/brokerage/alpaca';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import type { TransferOrder } from '@/lib/server/providers/brokerage/brokerage';
import { createSimulatedWire } from '@/lib/server/providers/brokerage/simulated-wire';
import { firstUlidOf } from '@/lib/server/providers/brokerage/ulid';
import { brokerMemory, fundedAccount } from '@/tests/support/providers/broker-memory';

let broker: ReturnType<typeof createAlpaca>;
/** A Monday morning in New York, three days before Thanksgiving. */
const monday = '2026-11-23T15:00:00Z';
const at = (instant: string) => setClock(() => new Date(instant));

beforeEach(() => {
  at(monday);
  broker = createAlpaca(createSimulatedWire(brokerMemory(fundedAccount())), { isReal: false, isSandbox: true });
});
afterEach(() => setClock());

const deposit = (amountCents: number): TransferOrder => ({
  direction: 'deposit',
  amountCents,
  relationshipId: 'bank-1',
});
const withdrawal = (amountCents: number): TransferOrder => ({ ...deposit(amountCents), direction: 'withdrawal' });
const statuses = async () => (await broker.listTransfers('a-1')).map(({ status }) => status);
const refusal = async (work: Promise<unknown>) => {
  const fault = await work.then(() => undefined).catch((error: unknown) => error);
  if (!(fault instanceof BrokerError)) throw new Error('No fault of the broker', { cause: fault });
  return [fault.outcome, fault.said];
};

describe('[F16] the simulated broker', () => {
  it('completes a deposit over banking days and holds it for five more', async () => {
    const made = await broker.createTransfer('a-1', deposit(123_45));
    expect(made).toMatchObject({ status: 'QUEUED', amountCents: 123_45, direction: 'deposit' });
    // Computed by hand: sent at 4 pm on Monday, complete at 9 am two banking days later; five more banking days span
    // Thanksgiving.
    const course = [
      ['2026-11-23T20:59:59Z', 'QUEUED', 0, 0],
      ['2026-11-23T21:00:00Z', 'SENT_TO_CLEARING', 0, 0],
      ['2026-11-25T13:59:59Z', 'SENT_TO_CLEARING', 0, 0],
      ['2026-11-25T14:00:00Z', 'COMPLETE', 123_45, 0],
      ['2026-12-03T13:59:59Z', 'COMPLETE', 123_45, 0],
      ['2026-12-03T14:00:00Z', 'COMPLETE', 123_45, 123_45],
    ] as const;
    for (const [instant, status, cashCents, withdrawableCents] of course) {
      at(instant);
      expect([instant, ...(await statuses())]).toEqual([instant, status]);
      expect(await broker.readCash('a-1')).toEqual({ cashCents, withdrawableCents });
    }
    expect((await broker.listTransfers('a-1'))[0]?.holdUntil?.toISOString()).toBe('2026-12-03T14:00:00.000Z');
  });

  it.each([
    ['R01, the day after it completed', 571_01, '2026-11-27T14:00:00Z', 'R01 - Insufficient Funds'],
    ['R10, two weeks later', 571_10, '2026-12-10T14:00:00Z', 'R10 - Customer Advises Not Authorized'],
  ])('returns a deposit with %s', async (_, cents, instant, reason) => {
    await broker.createTransfer('a-1', deposit(cents));
    at(new Date(Date.parse(instant) - 1000).toISOString());
    expect(await statuses()).toEqual(['COMPLETE']);
    at(instant);
    expect(await broker.listTransfers('a-1')).toMatchObject([{ status: 'RETURNED', reason }]);
    expect(await broker.readCash('a-1')).toEqual({ cashCents: 0, withdrawableCents: 0 });
  });

  it('has a negative balance when a deposit is returned after a withdrawal', async () => {
    await broker.createTransfer('a-1', deposit(171_10));
    at('2026-12-04T15:00:00Z');
    await broker.createTransfer('a-1', withdrawal(171_00));
    expect(await broker.readCash('a-1')).toEqual({ cashCents: 171_10, withdrawableCents: 10 });
    at('2026-12-15T15:00:00Z');
    expect(await statuses()).toEqual(['COMPLETE', 'RETURNED']);
    expect(await broker.readCash('a-1')).toEqual({ cashCents: -171_00, withdrawableCents: 0 });
  });

  it('allows no withdrawal above the balance, to the cent', async () => {
    await broker.createTransfer('a-1', deposit(50_00));
    expect(await refusal(broker.createTransfer('a-1', withdrawal(1_00)))).toEqual([
      'refused',
      'insufficient withdrawable cash',
    ]);
    at('2026-12-04T15:00:00Z');
    expect(await refusal(broker.createTransfer('a-1', withdrawal(50_02)))).toEqual([
      'refused',
      'insufficient withdrawable cash',
    ]);
    await broker.createTransfer('a-1', withdrawal(50_00));
    expect(await refusal(broker.createTransfer('a-1', withdrawal(2)))).toEqual([
      'refused',
      'insufficient withdrawable cash',
    ]);
  });

  it('cancels until the transfer is sent to clearing', async () => {
    const [first, second] = [
      await broker.createTransfer('a-1', deposit(1_00)),
      await broker.createTransfer('a-1', deposit(2_00)),
    ];
    await broker.cancelTransfer('a-1', first.id);
    expect(await statuses()).toEqual(['QUEUED', 'CANCELED']);
    expect(await refusal(broker.cancelTransfer('a-1', first.id))).toEqual([
      'refused',
      'transfer is CANCELED and cannot be canceled',
    ]);
    at('2026-11-23T21:00:00Z');
    expect(await refusal(broker.cancelTransfer('a-1', second.id))).toEqual([
      'refused',
      'transfer is SENT_TO_CLEARING and cannot be canceled',
    ]);
    expect(await refusal(broker.cancelTransfer('a-1', 'none'))).toEqual(['refused', 'transfer not found']);
    at('2026-12-30T21:00:00Z');
    expect(await broker.readCash('a-1')).toEqual({ cashCents: 2_00, withdrawableCents: 2_00 });
  });

  it('enforces its limits: per transfer, and per day and direction in New York', async () => {
    expect(await refusal(broker.createTransfer('a-1', deposit(5_000_001)))).toEqual([
      'refused',
      'maximum transfer amount exceeded',
    ]);
    await broker.createTransfer('a-1', deposit(4_999_900));
    expect(await refusal(broker.createTransfer('a-1', deposit(101)))).toEqual([
      'refused',
      'maximum daily transfer amount exceeded',
    ]);
    await broker.createTransfer('a-1', deposit(100));
    // Already Tuesday in UTC, still Monday in New York.
    at('2026-11-24T04:59:00Z');
    expect((await refusal(broker.createTransfer('a-1', deposit(100))))[0]).toBe('refused');
    at('2026-11-24T05:00:00Z');
    await broker.createTransfer('a-1', deposit(100));
  });

  it('moves no money without an active account and a linked bank', async () => {
    const accounts = [
      fundedAccount('closed', { course: [[0, 'ACCOUNT_CLOSED']] }),
      fundedAccount('pending', { banks: [{ id: 'bank-1', status: 'PENDING' }] }),
      fundedAccount('unlinked', { banks: [] }),
    ];
    broker = createAlpaca(createSimulatedWire(brokerMemory(...accounts)), { isReal: false, isSandbox: true });
    const results = await Promise.all(
      accounts.map(async ({ id }) => (await refusal(broker.createTransfer(id, deposit(1_00))))[1]),
    );
    expect(results).toEqual([
      'account is not allowed to transfer funds',
      'relationship must be APPROVED',
      'relationship not found',
    ]);
  });

  it('keeps the bank while a transfer is in progress, and can remove it afterwards', async () => {
    await broker.createTransfer('a-1', deposit(1_00));
    expect((await refusal(broker.unlinkBank('a-1', 'bank-1')))[0]).toBe('exists');
    at('2026-11-25T14:00:00Z');
    await broker.unlinkBank('a-1', 'bank-1');
    expect(await broker.listBanks('a-1')).toEqual([]);
  });

  it('fails as the last digits of an amount specify, with the resulting state', async () => {
    expect((await refusal(broker.createTransfer('a-1', deposit(71_29))))[0]).toBe('nothing');
    expect((await refusal(broker.createTransfer('a-1', deposit(71_50))))[0]).toBe('unknown');
    expect(await statuses()).toEqual([]);
    expect((await refusal(broker.createTransfer('a-1', deposit(71_54))))[0]).toBe('unknown');
    expect(await statuses()).toEqual(['QUEUED']);
  });

  it('returns each change once, after the last one that was read', async () => {
    const start = firstUlidOf(new Date(monday));
    const made = await broker.createTransfer('a-1', deposit(71_01));
    at('2026-11-25T15:00:00Z');
    const events = await broker.listTransferEvents(start);
    expect(events.map(({ status }) => status)).toEqual(['QUEUED', 'SENT_TO_CLEARING', 'COMPLETE']);
    expect(events.every(({ transferId }) => transferId === made.id)).toBe(true);
    const last = events.at(-1)?.id ?? '';
    expect(await broker.listTransferEvents(last)).toEqual([]);
    at('2026-12-25T15:00:00Z');
    expect(await broker.listTransferEvents(last)).toMatchObject([
      { status: 'RETURNED', reason: 'R01 - Insufficient Funds' },
    ]);
  });
});
