import { beforeAll, describe, expect, it } from 'vitest';
import { searchContract } from '@/lib/contracts/search/search';
import { visitor } from '@/tests/support/api/api';
import { makeSymbol } from '@/tests/support/features/market';
import { makePlace } from '@/tests/support/features/places';

const ask = async (q: string) => (await visitor().ask(searchContract.all, { query: { q } })).answer.groups;
const found = async (q: string) =>
  (await ask(q)).find(({ kind }) => kind === 'place')?.items.map(({ title, text, path }) => [title, text, path]) ?? [];

const large = { slug: 'zellwood-fl', name: 'Zellwood', region: 'FL', words: 'zellwood fl florida', rank: 90_001 };

beforeAll(async () => {
  await makeSymbol({ ticker: 'ZELL', name: 'Zellwood Industries' });
  await makePlace(large);
  await makePlace({ ...large, slug: 'zellwood-tx', region: 'TX', words: 'zellwood tx texas', rank: 90_002 });
  const school = { kind: 'schools' as const, slug: 'quorn-college', name: 'Quorn College', town: 'Zellwood' };
  await makePlace({ ...school, region: 'FL', words: 'quorn college zellwood fl florida', rank: 90_003 });
});

describe('[S1] [B4] cities and schools', () => {
  it('are found by name, larger cities first, and say where they are', async () => {
    expect(await found('zellwood')).toEqual([
      ['Zellwood', 'City in FL', '/places/cities/zellwood-fl'],
      ['Zellwood', 'City in TX', '/places/cities/zellwood-tx'],
      ['Quorn College', 'School in Zellwood, FL', '/places/schools/quorn-college'],
    ]);
    expect(await found('QUORN coll')).toEqual([
      ['Quorn College', 'School in Zellwood, FL', '/places/schools/quorn-college'],
    ]);
  });

  it('follow a company of the same name', async () => {
    expect((await ask('zellwood')).map(({ kind }) => kind)).toEqual(['stock', 'place']);
  });

  it('come before a text that only mentions the name', async () => {
    await makePlace({
      ...large,
      slug: 'new-york-city-ny',
      name: 'New York City',
      region: 'NY',
      words: 'new york city ny',
      rank: 90_004,
    });
    const kinds = (await ask('new york')).map(({ kind }) => kind);
    expect([kinds[0], kinds.includes('help')]).toEqual(['place', true]);
  });

  it.each(['ze', 'zellwod', '%%%', 'tsquery & | !'])('are not guessed from "%s"', async (q) => {
    expect(await found(q)).toEqual([]);
  });
});
