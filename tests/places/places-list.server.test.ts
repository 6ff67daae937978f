import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { placesContract } from '@/lib/contracts/places/places';
import { db, pool } from '@/lib/server/platform/db/pool';
import { readPlaces, seedPlaces } from '@/lib/server/sample-data/places';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { acts, makePlace, readPlace } from '@/tests/support/features/places';
import { statementsOf } from '@/tests/support/database/statements';

beforeAll(() => seedPlaces(db()));

const list = async (query: Record<string, string>) =>
  (await visitor().send('GET', `/api/places?${new URLSearchParams({ kind: 'cities', ...query }).toString()}`)) as {
    status: number;
    answer: {
      items: { name: string; slug: string; state: string; region: string }[];
      nextCursor: string | null;
      total: number;
    };
  };
const names = async (query: Record<string, string>) => (await list(query)).answer.items.map(({ name }) => name);

describe('the list of places', () => {
  it('[I2] is loaded completely, once: a later start changes no row', async () => {
    const versions = async () =>
      (await pool().query<{ xmin: string }>('select xmin::text from places order by id')).rows.map(({ xmin }) => xmin);
    const before = await versions();
    expect(before).toHaveLength(readPlaces().length);
    await seedPlaces(db());
    expect(await versions()).toEqual(before);
  });

  it('[I2] keeps the state of a place when the list contains it again', async () => {
    await db().execute(sql`update places set state = 'lapsed', name = 'Chikago' where id = 'cities/chicago-il'`);
    await seedPlaces(db());
    const { rows } = await pool().query(`select name, state from places where id = 'cities/chicago-il'`);
    expect(rows).toEqual([{ name: 'Chicago', state: 'lapsed' }]);
    await db().execute(sql`update places set state = 'free' where id = 'cities/chicago-il'`);
  });

  it('is searched by the beginnings of words, in any order, with and without accents', async () => {
    expect(await names({ q: 'york new' })).toContain('New York City');
    expect(await names({ q: 'CHICÁGO' })).toContain('Chicago');
    expect(await names({ q: 'texas hous' })).toContain('Houston');
    expect(await names({ kind: 'schools', q: "saint peter's" })).toEqual(["Saint Peter's University"]);
    expect(await names({ q: 'hicago' })).not.toContain('Chicago');
  });

  it.each(["'", '%', '_', '\\', '" or 1=1', "x'; drop table places; --", ':*', '!a & (b', '<->', '🏙️', 'a'.repeat(80)])(
    '[R27] takes %j as text',
    async (q) => {
      expect((await list({ q })).status).toBe(200);
    },
  );

  it.each<Record<string, string>>([
    { kind: 'planets' }, { state: 'owned' }, { region: 'ZZ' }, { limit: '101' }, { limit: '0' }, { cursor: '-1' },
    { cursor: '1e3' }, { q: 'x'.repeat(81) },
  ])('[R26] refuses %j', async (query) => {
    expect((await list(query)).status).toBe(400);
  }); // prettier-ignore

  it('returns every place once, page by page', async () => {
    const seen: string[] = [];
    let cursor: string | null = '0';
    while (cursor !== null) {
      const { answer }: Awaited<ReturnType<typeof list>> = await list({ limit: '100', cursor });
      seen.push(...answer.items.map(({ slug }) => slug));
      expect(answer.items.length).toBeLessThanOrEqual(100);
      cursor = answer.nextCursor;
    }
    expect(seen).toEqual(readPlaces().flatMap(({ kind, slug }) => (kind === 'cities' ? [slug] : [])));
  });

  it('is filtered by state of the country and by whether a place has a leader', async () => {
    expect(new Set((await list({ region: 'WY' })).answer.items.map(({ region }) => region))).toEqual(new Set(['WY']));
    const place = await makePlace({ region: 'WY' });
    await acts(await registerMember(), place).claim();
    const pending = (await list({ region: 'WY', state: 'pending' })).answer.items;
    expect(pending.map(({ slug }) => slug)).toEqual([place.params.slug]);
  });
});

describe('[P4] the number of queries', () => {
  const queriesOf = async (work: () => Promise<unknown>) => (await statementsOf(work)).length;

  it('of each read is at most three and does not grow', async () => {
    const place = await makePlace();
    const member = await registerMember();
    const all = async () => [
      await queriesOf(() => list({ limit: '1' })),
      await queriesOf(() => list({ limit: '100', q: 'new' })),
      await queriesOf(() => visitor().ask(placesContract.map, { query: { kind: 'cities' } })),
      await queriesOf(() => visitor().ask(placesContract.totals, {})),
      await queriesOf(() => readPlace(place)),
      await queriesOf(() => acts(member, place).memberStatus()),
    ];
    const before = await all();
    expect(before).toEqual([2, 2, 1, 1, 3, 2]);
    for (let count = 0; count < 5; count += 1) await acts(await registerMember(), place).claim();
    expect(await all()).toEqual(before);
  });
});
