import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setClock } from '@/lib/server/platform/clock';
import { parseTradeQuery } from '@/lib/server/signals/listing/parse-trade-query';
import { visitor } from '@/tests/support/api/api';
import { statementsOf } from '@/tests/support/database/statements';
import { seedTenTrades, seedTwoSectors, today } from './ten-trades';

beforeAll(async () => {
  setClock(() => new Date(`${today}T15:00:00Z`));
  await seedTwoSectors();
  await seedTenTrades();
});
afterAll(() => setClock());

type Answer = { items: { id: string }[]; nextCursor: string | null; matching: number; total: number };
const read = async (query: string) => (await visitor().send('GET', `/api/trades?${query}`)).answer as Answer;
/** The numbers of the trades, in the order of the response. */
const numbersOf = ({ items }: Pick<Answer, 'items'>) => items.map(({ id }) => Number(id.slice(2)));

describe('[C2] sorting in the database, open trades last, the latest first where equal', () => {
  it.each([
    ['symbol', 'asc', [9, 6, 3, 2, 7, 5, 1, 4, 10, 8]],
    ['symbol', 'desc', [4, 5, 1, 7, 9, 6, 3, 2, 8, 10]],
    ['tradeType', 'asc', [6, 4, 3, 1, 9, 7, 5, 2, 10, 8]],
    ['tradeType', 'desc', [9, 7, 5, 2, 6, 4, 3, 1, 10, 8]],
    ['expiration', 'asc', [2, 1, 4, 5, 3, 6, 7, 9, 8, 10]],
    ['expiration', 'desc', [9, 7, 6, 3, 5, 4, 1, 2, 10, 8]],
    ['strike', 'asc', [7, 4, 5, 1, 2, 3, 6, 9, 10, 8]],
    ['strike', 'desc', [9, 6, 3, 2, 1, 5, 4, 7, 8, 10]],
    ['bid', 'asc', [7, 4, 5, 1, 2, 3, 6, 9, 10, 8]],
    ['bid', 'desc', [9, 6, 3, 2, 1, 5, 4, 7, 8, 10]],
    ['fillDate', 'asc', [1, 2, 3, 4, 5, 6, 7, 9, 8, 10]],
    ['fillDate', 'desc', [9, 7, 6, 5, 4, 3, 2, 1, 10, 8]],
    ['closeDate', 'asc', [2, 1, 4, 3, 5, 6, 7, 9, 10, 8]],
    ['closeDate', 'desc', [9, 7, 6, 5, 3, 4, 1, 2, 10, 8]],
    ['roi', 'asc', [2, 7, 5, 4, 6, 1, 9, 3, 10, 8]],
    ['roi', 'desc', [9, 3, 1, 6, 4, 5, 7, 2, 10, 8]],
    ['result', 'asc', [2, 7, 5, 4, 6, 1, 9, 3, 10, 8]],
    ['result', 'desc', [9, 3, 1, 6, 4, 5, 7, 2, 10, 8]],
    // The closed trades have 1200, 200, 550, 550, 425, 475, -125 and 225; the open ones have -125 and 225.
    ['thousand', 'asc', [7, 2, 9, 5, 6, 4, 3, 1, 8, 10]],
    ['thousand', 'desc', [1, 4, 3, 6, 5, 9, 2, 7, 10, 8]],
    ['number', 'desc', [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
  ])('%s %s, whole and page by page', async (sort, dir, expected) => {
    expect(numbersOf(await read(`sort=${sort}&dir=${dir}`))).toEqual(expected);
    for (const limit of [1, 3]) expect(await pagesOf(`sort=${sort}&dir=${dir}&limit=${limit}`)).toEqual(expected);
  });

  it('is by order of issue by default', async () => {
    expect(numbersOf(await read(''))).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(await pagesOf('limit=4')).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  async function pagesOf(query: string) {
    const found: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: Answer = await read(cursor === '' ? query : `${query}&cursor=${encodeURIComponent(cursor)}`);
      found.push(...numbersOf(page));
      cursor = page.nextCursor;
    }
    return found;
  }
});

describe('[C2] [C13] filters', () => {
  it.each([
    // Midnight in New York, at UTC-5.
    ['2026-11-24T04:59:59Z', '2025-11-24'],
    ['2026-11-24T05:00:00Z', '2025-11-25'],
  ])('a year before %s begins on %s: the day is New York’s', async (instant, from) => {
    setClock(() => new Date(instant));
    const { dated } = await parseTradeQuery({ period: '1y' });
    setClock(() => new Date(`${today}T15:00:00Z`));
    expect(dated.from).toBe(from);
  });

  it.each([
    ['symbol=AAPL', [2, 3, 6, 9]],
    ['symbol=aapl', [2, 3, 6, 9]],
    ['symbol=ZZZZ', []],
    ['type=call', [1, 3, 4, 6, 8, 10]],
    ['type=put', [2, 5, 7, 9]],
    ['outcome=win', [1, 3, 6, 9]],
    ['outcome=loss', [2, 5, 7]],
    ['outcome=breakeven', [4]],
    ['outcome=open', [8, 10]],
    ['outcome=open&sort=roi&dir=asc', [10, 8]],
    ['sector=memory', [1, 5, 7, 8, 10]],
    ['sector=phones', [2, 3, 6, 9]],
    ['period=1y', [8, 9, 10]],
    ['period=5y', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['period=10y', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
    ['from=2024-01-08', [3, 4, 5, 6, 7, 8, 9, 10]],
    ['to=2024-01-08', [1, 2, 3]],
    ['from=2024-01-01&to=2024-12-31', [3, 4, 5, 6]],
    ['symbol=AAPL&type=call&outcome=win', [3, 6]],
    ['symbol=&type=&outcome=&sector=&period=&from=&to=', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]],
  ])('%s', async (query, expected) => {
    const answer = await read(query);
    expect(numbersOf(answer)).toEqual(expected);
    expect([answer.matching, answer.total]).toEqual([expected.length, 10]);
  });

  it.each([
    ['symbol=A B', 'symbol'],
    ["symbol=A'--", 'symbol'],
    ['type=straddle', 'type'],
    ['outcome=best', 'outcome'],
    ['sector=no-such-sector', 'sector'],
    ['period=2y', 'period'],
    ['period=1y&from=2024-01-01', 'period'],
    ['from=01/08/2024', 'from'],
    ['from=0000-01-01', 'from'],
    ['to=2024-02-30', 'to'],
    ['from=2024-02-01&to=2024-01-01', 'to'],
    ['sort=__proto__', 'sort'],
    ['sort=roi&dir=sideways', 'dir'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['cursor=made-up', 'cursor'],
  ])('[R27] refuses %s by the name of its field', async (query, field) => {
    const reply = await visitor().send('GET', `/api/trades?${query}`);
    expect(reply.status).toBe(400);
    expect(Object.keys(reply.refusal.fields ?? {})).toEqual([field]);
  });

  it('[R27] refuses a cursor of another order', async () => {
    const { nextCursor } = await read('sort=roi&limit=2');
    const reply = await visitor().send('GET', `/api/trades?sort=strike&limit=2&cursor=${nextCursor ?? ''}`);
    expect([reply.status, Object.keys(reply.refusal.fields ?? {})]).toEqual([400, ['cursor']]);
  });
});

it('[P4] a page makes at most three queries, and one while nothing changed', async () => {
  const query = 'sector=memory&type=call&sort=roi&limit=2';
  expect((await statementsOf(() => read(`${query}&dir=asc`))).length).toBeLessThanOrEqual(3);
  const known = 'type=put&sort=roi&limit=2';
  await read(known);
  expect(await statementsOf(() => read(`${known}&x=1`))).toHaveLength(1);
});

it('a change of the trades is visible at once', async () => {
  await read('outcome=win&x=2');
  await seedTenTrades();
  expect(numbersOf(await read('outcome=win&x=3'))).toEqual([1, 3, 6, 9]);
});
