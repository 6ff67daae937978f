import { eq } from 'drizzle-orm';
import { afterEach, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { db, pool } from '@/lib/server/platform/db/pool';
import { commitments } from '@/lib/server/platform/db/schema/rounds';
import { readOwnRounds } from '@/lib/server/investing/rounds/round-investor-status';
import { addRound, operate, registerInvestor, roundActs } from '@/tests/support/features/rounds';

afterEach(() => setClock());

/** Makes a commitment in a new round, dated `at`; `heldCents` is the amount that the intermediary holds. */
async function commit(
  investor: Awaited<ReturnType<typeof registerInvestor>>,
  at: string,
  cents: number,
  heldCents?: number,
) {
  const { slug } = await addRound();
  const acts = roundActs(investor, slug);
  expect((await acts.handOver(cents)).status).toBe(200);
  const [commitment] = await operate(slug).commitments();
  if (heldCents !== undefined) expect((await operate(slug).hold(commitment!.id, heldCents)).status).toBe(200);
  await db()
    .update(commitments)
    .set({ handedOverAt: new Date(at) })
    .where(eq(commitments.id, commitment!.id));
  return { acts, slug };
}

it.each([
  // The current time, the last second outside of the twelve months, and the first one inside (17 CFR 227.100(a)(2)).
  ['2027-06-15T12:00:00Z', '2026-06-15T11:59:59Z', '2026-06-15T12:00:00Z'],
  ['2028-02-29T12:00:00Z', '2027-02-28T11:59:59Z', '2027-02-28T12:00:00Z'],
  ['2029-02-28T12:00:00Z', '2028-02-28T11:59:59Z', '2028-02-28T12:00:00Z'],
])('[H3] counts the commitments of the twelve months before %s', async (now, before, first) => {
  const investor = await registerInvestor();
  await commit(investor, before, 10_000);
  await commit(investor, first, 20_000);
  await commit(investor, now, 40_000, 35_000);
  const cancelled = await commit(investor, now, 80_000);
  expect((await cancelled.acts.cancel()).status).toBe(200);
  const calledOff = await commit(investor, now, 160_000);
  await operate(calledOff.slug).move('cancelled');
  await commit(await registerInvestor(), now, 320_000);
  const done = await commit(investor, now, 640_000, 640_000);
  await pool().query(
    `update commitments set ending = 'completed', ended_at = $2 where round_id = (select id from rounds where slug = $1)`,
    [done.slug, now],
  );

  // The sessions have expired by then, so the sum is read from the service.
  setClock(() => new Date(now));
  expect((await readOwnRounds(investor.id)).yearCents).toBe(20_000 + 35_000 + 640_000);
});
