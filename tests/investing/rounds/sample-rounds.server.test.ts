import { beforeAll, describe, expect, it } from 'vitest';
import { roundsContract as contract } from '@/lib/contracts/investing/rounds';
import { db, pool } from '@/lib/server/platform/db/pool';
import { seedRoundInvestors } from '@/lib/server/sample-data/round-investors';
import { seedRounds } from '@/lib/server/sample-data/rounds';
import { visitor } from '@/tests/support/api/api';

const today = new Date().toISOString().slice(0, 10);
const seed = async (day: string) => {
  await seedRounds(db(), day);
  await seedRoundInvestors(db(), day);
};
const read = async (slug: string) => (await visitor().ask(contract.read, { params: { slug } })).answer;

describe('[H13] the sample rounds', () => {
  beforeAll(() => seed(today));

  it('have reservations before the filing, and money held by the intermediary while live, below their target', async () => {
    expect(await read('sample-interest')).toMatchObject({
      ...{ isSample: true, phase: 'interest', reserved: { count: 18, cents: 3_850_000 }, targetCents: 25_000_000 },
    });
    expect(await read('sample-live')).toMatchObject({
      ...{ isSample: true, phase: 'notice', held: { cents: 8_450_000 }, targetCents: 25_000_000 },
    });
  });

  it('say of a SAFE that it may never convert, since it is no share', async () => {
    const round = await read('sample-interest');
    expect(round).toMatchObject({ security: expect.stringContaining('SAFE') as string });
    expect(round).toMatchObject({
      risks: expect.arrayContaining([
        'A SAFE is not a share. It may never convert into one, and you may get nothing back.',
      ]) as string[],
    });
  });

  it('have nameless investors who cannot log in, and stay as they are at a later start', async () => {
    await seed('2027-02-01');
    expect(await read('sample-interest')).toMatchObject({ reserved: { count: 18 } });
    const { rows } = await pool().query<{ names: string; open: number; all: number }>(
      `select string_agg(distinct first_name, ',') as names, count(*)::int as all,
         (count(*) filter (where password_hash <> ''))::int as open
       from accounts where id like 'sample-investor-%'`,
    );
    expect(rows).toEqual([{ names: 'Sample', open: 0, all: 22 }]);
  });
});
