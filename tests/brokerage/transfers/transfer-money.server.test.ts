import { afterEach, describe, expect, it } from 'vitest';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { TransferDirection } from '@/lib/domain/brokerage/transfers';
import { setClock } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import {
  atBroker,
  cancel,
  fundingOf,
  jumpTo,
  memberWithBank,
  send,
  signInAgain,
} from '@/tests/support/features/transfers';

afterEach(() => setClock());

/** A small seeded random number generator, so that a failure can be reproduced. */
function randomOf(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

type Row = { direction: TransferDirection; cents: number; status: string; broker_id: string | null };

async function ledgerOf(accountId: string): Promise<Row[]> {
  const { rows } = await pool().query<Row>(
    `select direction, amount_cents::int as cents, status, broker_transfer_id as broker_id from transfers
      where account_id = $1 order by created_at`,
    [accountId],
  );
  return rows;
}

/**
 * Cents added to $71 that trigger special outcomes at the simulated broker (returns, rejections, lost responses,
 * failures), and ordinary ones.
 */
const endings = [0, 1, 3, 10, 22, 29, 50, 54, 77];

describe('[F16] in random sequences of events by members and banks', () => {
  it.each([11, 23, 47])('no cent is created or lost between our ledger and the broker, seed %i', async (seed) => {
    const random = randomOf(seed);
    let day = '2026-11-23';
    const at = (hour: number) => new Date(`${day}T${hour}:00:00Z`);
    setClock(() => at(15));
    let member = await memberWithBank();
    for (let turn = 0; turn < 14; turn += 1) {
      setClock(() => at(15));
      member = await signInAgain(member);
      const cents = (random(5) * 100 + 71) * 100 + (endings[random(endings.length)] ?? 0);
      const direction = random(3) === 0 ? 'withdrawal' : 'deposit';
      const reply = await send(member, cents, { direction });
      expect([201, 409, 422]).toContain(reply.status);
      if (reply.status === 201 && random(4) === 0) await cancel(member, (reply.answer as { id: string }).id);
      await jumpTo(at(16));
      day = addDays(day, 1 + random(4));
      await jumpTo(at(15));
    }
    // Long enough for every return and every hold to end.
    day = addDays(day, 40);
    await jumpTo(at(15));
    await jumpTo(at(16));
    member = await signInAgain(member);
    const ledger = await ledgerOf(member.id);
    const signed = ({ direction, cents }: Row) => (direction === 'deposit' ? cents : -cents);
    const ledgerSum = ledger.filter(({ status }) => status === 'complete').reduce((sum, row) => sum + signed(row), 0);
    const { balance } = await fundingOf(member);
    expect(balance?.cashCents).toBe(ledgerSum);
    // The transfers at the broker are exactly those that we have recorded as sent.
    const brokerTransfers = (await atBroker(member)).map(({ id, cents }) => `${id} ${cents}`).toSorted();
    const attached = ledger.filter(({ broker_id: id }) => id !== null).map((row) => `${row.broker_id} ${row.cents}`);
    expect(attached.toSorted()).toEqual(brokerTransfers);
    expect(ledger.some(({ status }) => status === 'submitting')).toBe(false);
    expect(ledger.filter(({ status }) => status === 'complete').length).toBeGreaterThan(0);
  });
});
