import { beforeAll, describe, expect, it } from 'vitest';
import { searchContract } from '@/lib/contracts/search/search';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import { visitor } from '@/tests/support/api/api';
import { registerMember, type Member } from '@/tests/support/database/factories';
import { statementsOf } from '@/tests/support/database/statements';
import { makeSector, makeSymbol } from '@/tests/support/features/market';
import { postFile, publish } from '@/tests/support/features/posts';

const ask = async (q: string, bearer?: string) =>
  (await visitor().ask(searchContract.all, { query: { q }, bearer })).answer;
const pathsOf = async (q: string, kind: string, bearer?: string) =>
  (await ask(q, bearer)).groups.find((group) => group.kind === kind)?.items.map(({ path }) => path) ?? [];

let owner: Member;
let other: Member;

beforeAll(async () => {
  await makeSector([], { slug: 'robotics', name: 'Robotics', description: 'Makers of robots.' });
  await makeSector([], { slug: 'water', name: 'Water utilities', description: 'Pipes.' });
  for (const [ticker, name] of [
    ['AAPL', 'Apple Inc.'],
    ['APLE', 'Apple Hospitality REIT'],
    ['IRBT', 'Robotics Works'],
    ['NVDA', 'NVIDIA Corporation'],
  ] as const)
    await makeSymbol({ ticker, name });
  await makeSymbol({ ticker: 'VIG', name: 'Dividend Appreciation Fund', kind: 'fund' });
  await publish(
    postFile({ id: 'dividends-explained', title: 'How a dividend works', summary: 'Cash from a company.' }),
  );
  const closed = { title: 'Dividend traps', summary: 'Whispering quonset.', visibility: 'paid' };
  await publish(postFile({ id: 'dividend-traps', ...closed }, 'Open.\n\n<!-- more -->\n\nThe word is brindlecove.'));
  await publish(postFile({ id: 'tomorrow', title: 'A dividend of tomorrow' }), '2099-01-01T00:00:00Z');
  [owner, other] = [await registerMember(), await registerMember({ kind: 'investor' })];
  const { answer } = await visitor().ask(watchlistsContract.create, { body: { name: 'Gadgets' }, bearer: owner.token });
  const id = answer.items[0]?.id ?? '';
  await visitor().ask(watchlistsContract.add, { params: { id, ticker: 'AAPL' }, query: {}, bearer: owner.token });
});

describe('[S1] [B4] the first result of the search', () => {
  // Written by hand: the query, the kind of the first group and its first URL.
  it.each([
    ['robotics', 'sector', '/stock-insights-by-sector/robotics'],
    ['robotics news', 'page', '/stock-insights-by-sector/robotics/news'],
    ['water', 'sector', '/stock-insights-by-sector/water'],
    ['pricing', 'page', '/subscribe'],
    ['dividend', 'metric', '/screener?columns=price,market-cap,change,dividend-yield&sort=-dividend-yield'],
    ['how a dividend works', 'post', '/blog/dividends-explained'],
    ['apple', 'stock', '/stocks/AAPL'],
    ['aapl', 'stock', '/stocks/AAPL'],
    ['AAPL', 'stock', '/stocks/AAPL'],
    ['nvidai', 'stock', '/stocks/NVDA'],
    ['nvidia corporation', 'stock', '/stocks/NVDA'],
    ['metaverse', 'sector', '/stock-insights-by-sector/metaverse'],
    ['semicondutors', 'sector', '/stock-insights-by-sector/semiconductors'],
    ['how do i cancel', 'help', '/subscribe#how-do-i-cancel'],
    ['privcy', 'page', '/privacy'],
    ['aapl nvda', 'page', '/compare?symbols=AAPL,NVDA'],
    ['compare NVDA with AAPL and vig', 'page', '/compare?symbols=NVDA,AAPL,VIG'],
    ['AAPL vs. APLE', 'page', '/compare?symbols=AAPL,APLE'],
    ['aapl aapl', 'stock', '/stocks/AAPL'],
  ])('for %j is a %s, %s', async (typed, kind, path) => {
    const [best] = (await ask(typed)).groups;
    expect([best?.kind, best?.items[0]?.path]).toEqual([kind, path]);
  });

  it('is not the only one: “dividend” finds the metric, posts and a fund', async () => {
    const { groups } = await ask('dividend');
    expect(groups.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['metric', 'post', 'stock']));
    expect(groups.find(({ kind }) => kind === 'stock')?.items).toContainEqual({
      ...{ title: 'VIG', text: 'Dividend Appreciation Fund', path: '/stocks/VIG', mark: 'Fund', isExact: false },
      quote: { price: 110, change: expect.closeTo(10) as number, day: '2026-11-20', isSample: true },
    });
  });
});

describe('[S1] [B4] a stock in the results', () => {
  it('has its last close and its change of the day', async () => {
    const [best] = (await ask('aapl')).groups;
    // The price rose from 100.00 to 110.00: see makeSymbol.
    expect(best?.items[0]).toMatchObject({
      isExact: true,
      quote: { price: 110, change: expect.closeTo(10) as number, day: '2026-11-20' },
    });
  });

  it('has no quote before its first price', async () => {
    await makeSymbol({ ticker: 'NEWX', name: 'Newcomer', figures: null });
    await makeSymbol({ ticker: 'NEWY', name: 'Newcomer Two', figures: { priceCents: null } });
    const items = (await ask('newcomer')).groups[0]?.items;
    expect(items?.map(({ title, quote }) => [title, quote])).toEqual([
      ['NEWX', null],
      ['NEWY', null],
    ]);
  });

  it('is not a similar one when there is an exact match', async () => {
    await makeSymbol({ ticker: 'RBCN', name: 'Roboticanes Inc.' });
    expect(await pathsOf('roboticn', 'stock')).toContain('/stocks/RBCN');
    expect(await pathsOf('robotics', 'stock')).toEqual(['/stocks/IRBT']);
  });
});

it('[S1] [B4] a sector comes first, then its largest stocks and a link to all of them', async () => {
  const caps = { SAILA: 4_000, SAILB: 9_000, SAILC: 1_000, SAILD: 7_000, SAILE: 3_000, SAILF: 8_000 };
  for (const [ticker, marketCap] of Object.entries(caps)) await makeSymbol({ ticker, figures: { marketCap } });
  await makeSymbol({ ticker: 'WIND', name: 'Sailing Works' });
  await makeSector(Object.keys(caps), { slug: 'sailing', name: 'Sailing' });
  const [sector, stocks] = (await ask('sailing')).groups;
  expect([sector?.kind, sector?.items[0]?.path]).toEqual(['sector', '/stock-insights-by-sector/sailing']);
  expect(stocks?.items.map(({ title }) => title)).toEqual(['SAILB', 'SAILF', 'SAILD', 'SAILA', 'SAILE', 'WIND']);
  expect(stocks?.more).toEqual({ title: 'All 6 stocks in Sailing', path: '/stock-insights-by-sector/sailing' });
  expect((await ask('apple')).groups.every(({ more }) => more === undefined)).toBe(true);
});

it('[B4] considers no typo when a name begins with the query', async () => {
  // "apple" is one letter from "apply", which matches "Open a brokerage account".
  const groups = (await ask('apple')).groups;
  expect(groups.find(({ kind }) => kind === 'stock')?.items.map(({ title }) => title)).toEqual(['AAPL', 'APLE']);
  expect(groups.flatMap(({ items }) => items).filter(({ title }) => title === 'Open a brokerage account')).toEqual([]);
  expect(await pathsOf('aplpe', 'stock')).toContain('/stocks/AAPL');
});

describe('[D1] posts', () => {
  it('are listed once published, and a paid one with its title and audience alone', async () => {
    const posts = (await ask('dividend')).groups.find(({ kind }) => kind === 'post')?.items;
    expect(posts).toEqual(
      expect.arrayContaining([
        {
          ...{ title: 'How a dividend works', text: 'Cash from a company.', mark: null, quote: null, isExact: false },
          path: '/blog/dividends-explained',
        },
        {
          ...{ title: 'Dividend traps', text: null, path: '/blog/dividend-traps', mark: 'With a plan' },
          ...{ quote: null, isExact: false },
        },
      ]),
    );
    expect(posts).toHaveLength(2);
  });

  it('that are paid are not found by their summary or text', async () => {
    expect(await pathsOf('quonset', 'post')).toEqual([]);
    expect(await pathsOf('brindlecove', 'post')).toEqual([]);
    expect(await pathsOf('cash company', 'post')).toEqual(['/blog/dividends-explained']);
  });

  it('are found despite a typo', async () => {
    expect(await pathsOf('how a dividned works', 'post')).toEqual(['/blog/dividends-explained']);
    expect(await pathsOf('dividand traps', 'post')).toEqual(['/blog/dividend-traps']);
  });
});

describe('[B4] watchlists', () => {
  it('are found by their owner alone', async () => {
    const found = (await ask('gadgets', owner.token)).groups;
    expect(found).toMatchObject([{ kind: 'list', items: [{ title: 'Gadgets', text: '1 stock' }] }]);
    expect(found[0]?.items[0]?.path).toMatch(/^\/account\/watchlists\?list=\w/);
    expect((await ask('gadgets', other.token)).groups).toEqual([]);
    expect((await ask('gadgets')).groups).toEqual([]);
  });

  it('[R20] are never in a cacheable response', async () => {
    for (const bearer of [owner.token, undefined]) {
      const { headers } = await visitor().ask(searchContract.all, { query: { q: 'gadgets' }, bearer });
      expect(headers.get('cache-control')).toBe('private, no-store');
    }
  });
});

describe('[R27] an unusual query', () => {
  it.each(['', ' ', '%', '_', "'", '\\', '((((', '🙂', '.*', '"; --'])('%j finds no stock and no post', async (q) => {
    const { groups } = await ask(q);
    expect(groups.filter(({ kind }) => kind === 'stock' || kind === 'post')).toEqual([]);
  });

  it('of 10,000 characters is answered for its first hundred', async () => {
    expect(await ask('x'.repeat(10_000))).toEqual({ question: 'x'.repeat(100), isCut: true, groups: [] });
    const { isCut, groups } = await ask(`apple${' '.repeat(9_000)}`);
    expect([isCut, groups[0]?.items[0]?.path]).toEqual([false, '/stocks/AAPL']);
  });

  it('in a foreign script is answered', async () => {
    expect((await ask('苹果')).groups).toEqual([]);
  });
});

it('[P4] makes at most three statements for stocks, one for each other kind, and none without letters', async () => {
  expect(await statementsOf(() => ask('applle'))).toHaveLength(6);
  expect(await statementsOf(() => ask('apple'))).toHaveLength(4);
  expect(await statementsOf(() => ask('a'))).toHaveLength(3);
  expect(await statementsOf(() => ask('?!'))).toHaveLength(0);
});
