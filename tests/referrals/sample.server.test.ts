import { beforeAll, describe, expect, it } from 'vitest';
import { sampleAmbassador } from '@/lib/content/referrals/sample-ambassador';
import { usersContract } from '@/lib/contracts/accounts/users';
import { earningsContract as contract } from '@/lib/contracts/referrals/earnings';
import { homeContract } from '@/lib/contracts/my-account/home';
import { now } from '@/lib/server/platform/clock';
import { pool } from '@/lib/server/platform/db/pool';
import { seedReferrals } from '@/lib/server/sample-data/referrals';
import { visitor } from '@/tests/support/api/api';

const today = () => now().toISOString().slice(0, 10);
let bearer = '';
beforeAll(async () => {
  await seedReferrals(today());
  bearer = (await visitor().ask(usersContract.login, { body: sampleAmbassador })).answer.token;
});

describe('[A10] the sample of a demo', () => {
  it('is labeled, and follows the rates of the schedule in each state', async () => {
    const { answer } = await visitor().ask(contract.overview, { bearer });
    expect(answer).toMatchObject({
      ...{ isSample: true, isActive: true },
      levels: [
        // 20% of nine monthly payments of $20, three of $10, and one of $199.97 less 40%; each refund is rounded
        // separately.
        { signUps: 9, customers: 5, cents: { pending: 1_000, approved: 5_200, held: 400, paid: 0, reversed: 2_399 } },
        // 10% of three payments of $20 and one of $200.
        { signUps: 3, customers: 2, cents: { pending: 200, approved: 2_400, held: 0, paid: 0, reversed: 0 } },
      ],
      ...{ balanceCents: 9_200, payableCents: 7_600 },
    });
  });

  it('has the same people and money on the ambassador’s home', async () => {
    const { answer } = await visitor().ask(homeContract.read, { bearer });
    expect(answer.referrals).toEqual({
      ...{ isActive: true, isPayoutSetUp: false, signUps: 9 },
      ...{ availableCents: 7_600, pendingCents: 1_200, heldCents: 400, paidCents: 0 },
    });
  });

  it('includes sales that earn nothing, for five reasons', async () => {
    const { answer } = await visitor().ask(contract.sales, { bearer, query: { filter: 'none' } });
    expect(answer.items.map(({ reason }) => reason)).toEqual([
      ...['other_code', 'not_subscription', 'late_click', 'not_paid', 'third_level'],
    ]);
  });

  it('accepts no promoter terms before they are in effect', async () => {
    const { rows } = await pool().query<{ early: number; all: number }>(
      `select count(*)::int as all, count(*) filter (where version = 2 and accepted_at < '2026-11-23')::int as early
       from promoter_acceptances`,
    );
    expect(rows[0]?.all).toBeGreaterThan(10);
    expect(rows[0]?.early).toBe(0);
  });

  it('is made once', async () => {
    const count = async () =>
      (await pool().query<{ total: number }>('select count(*)::int as total from commission_entries')).rows[0]?.total;
    const before = await count();
    await seedReferrals(today());
    expect(await count()).toBe(before);
  });
});
