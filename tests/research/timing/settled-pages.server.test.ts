import { beforeAll, describe, expect, it } from 'vitest';
import { signalsContract, type Prediction } from '@/lib/contracts/research/signals';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { makePrediction, makeSector, makeSymbol, settle } from '@/tests/support/features/market';
import { statementsOf } from '@/tests/support/database/statements';

type Query = { slug?: string; cursor?: string; limit?: number };

const ask = (query: Query, bearer?: string) => visitor().ask(signalsContract.stockTiming, { query, bearer });
const idsOf = (items: readonly Prediction[]) => items.map(({ id }) => id);

let slug: string;
const timing = { kind: 'timing', horizonDays: 28, scope: 'stock' } as const;
const price = { kind: 'price', horizonDays: 91, scope: 'stock' } as const;
const at = (day: string, hour = 12) => new Date(`${day}T${String(hour).padStart(2, '0')}:00:00Z`);

/** Latest day first; within a day by stock, whatever the time; with the same stock and day by id. */
const inOrder = ['z-late', 'd-aaa', 'a-bbb', 'b-bbb', 'e-ccc', 'c-old', 'a-old'];

beforeAll(async () => {
  for (const ticker of ['AAA', 'BBB', 'CCC']) await makeSymbol({ ticker });
  slug = await makeSector(['AAA', 'BBB']);
  const made = [
    ['a-bbb', 'BBB', at('2025-03-10', 23)],
    ['b-bbb', 'BBB', at('2025-03-10', 1)],
    ['z-late', 'CCC', at('2025-03-11')],
    ['c-old', 'AAA', at('2025-03-03')],
    ['a-old', 'BBB', at('2025-03-03')],
    ['d-aaa', 'AAA', at('2025-03-10', 5)],
    ['e-ccc', 'CCC', at('2025-03-10', 0)],
  ] as const;
  for (const [id, subject, issuedAt] of made) await settle(await makePrediction({ ...timing, id, subject, issuedAt }));
  for (const n of [1, 2, 3])
    await settle(await makePrediction({ ...price, id: `price-${n}`, subject: 'AAA', issuedAt: at(`2025-02-0${n}`) }));
  await makePrediction({ ...timing, id: 'open', subject: 'AAA', issuedAt: at('2025-03-12') });
});

/** Reads all pages, starting with the first response. */
async function readAll(query: Query, bearer?: string) {
  const pages = [(await ask(query, bearer)).answer];
  for (let next = pages[0]?.nextCursor; next; next = pages.at(-1)?.nextCursor)
    pages.push((await ask({ ...query, cursor: next }, bearer)).answer);
  return pages;
}

describe('[B13] pages of settled signals', () => {
  it.each([1, 2, 3, 6, 7, 8])('have each signal once, in the order of the whole list: %i at a time', async (limit) => {
    const pages = await readAll({ limit });
    expect(pages.flatMap(({ items }) => idsOf(items))).toEqual(inOrder);
    expect(pages).toHaveLength(Math.ceil(7 / limit));
  });

  it('are those of one sector with its slug', async () => {
    const pages = await readAll({ slug, limit: 2 });
    expect(pages.map(({ items }) => idsOf(items))).toEqual([['d-aaa', 'a-bbb'], ['b-bbb', 'c-old'], ['a-old']]);
  });

  it('have neither scores nor a member’s open signals again', async () => {
    const { token } = await registerMember();
    const [first, second] = await readAll({ limit: 4 }, token);
    expect([idsOf(first?.items ?? [])[0], first?.scores.length]).toEqual(['open', 2]);
    expect([idsOf(second?.items ?? []), second?.scores, second?.hidden]).toEqual([['e-ccc', 'c-old', 'a-old'], [], 0]);
    expect(second?.items.every(({ outcome }) => outcome?.actualValue === 108)).toBe(true);
  });

  it('continue price forecasts by their own cursor', async () => {
    const first = (await ask({ limit: 2 })).answer;
    expect(idsOf(first.forecasts)).toEqual(['price-3', 'price-2']);
    const second = (await ask({ limit: 2, cursor: first.forecastsCursor ?? '' })).answer;
    expect([second.items, idsOf(second.forecasts)]).toEqual([[], ['price-1']]);
    expect([second.nextCursor, second.forecastsCursor]).toEqual([null, null]);
  });

  it('go on from where the reader is when a new signal was settled in between', async () => {
    const first = (await ask({ limit: 2 })).answer;
    await settle(await makePrediction({ ...timing, id: 'new', subject: 'AAA', issuedAt: at('2025-03-12') }));
    expect(idsOf((await ask({ limit: 2, cursor: first.nextCursor ?? '' })).answer.items)).toEqual(['a-bbb', 'b-bbb']);
  });

  it('are refused for a cursor of another list, a changed one, and a wrong size', async () => {
    const cursor = (await ask({ limit: 2 })).answer.nextCursor ?? '';
    const wrong = [
      { slug, cursor },
      { cursor: `x${cursor}` },
      { cursor: 'x' },
      { cursor: '' },
      { limit: 0 },
      { limit: 101 },
    ];
    for (const query of wrong) expect([query, (await ask(query)).status]).toEqual([query, 400]);
    const ofSectors = await visitor().ask(signalsContract.sectorTiming, { query: { cursor } });
    expect([ofSectors.status, ofSectors.refusal.message]).toEqual([
      400,
      'This cursor does not belong to this list. Start from the first page.',
    ]);
  });

  it('[P4] run two queries: one for the page, one for the caller', async () => {
    const { token } = await registerMember();
    const cursor = (await ask({ limit: 2 })).answer.nextCursor ?? '';
    expect(await statementsOf(() => ask({ cursor }))).toHaveLength(1);
    expect(await statementsOf(() => ask({ cursor }, token))).toHaveLength(2);
  });
});
