import { beforeAll, describe, expect, it } from 'vitest';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { pool } from '@/lib/server/platform/db/pool';
import { visitor } from '@/tests/support/api/api';
import { makeSector, makeSymbol } from '@/tests/support/features/market';
import { statementsOf } from '@/tests/support/database/statements';

const search = async (q: string) => (await visitor().ask(symbolsContract.search, { query: { q } })).answer.items;
const tickersFor = async (q: string) => (await search(q)).map(({ ticker }) => ticker);

const covered: [string, string][] = [
  ['NVDA', 'NVIDIA Corporation'],
  ['MSFT', 'Microsoft Corporation'],
  ['AAPL', 'Apple Inc.'],
  ['AMZN', 'Amazon.com, Inc.'],
  ['AMAT', 'Applied Materials, Inc.'],
  ['TSLA', 'Tesla, Inc.'],
  ['A', 'Agilent Technologies, Inc.'],
  ['META', 'Meta Platforms, Inc.'],
  ['GOOGL', 'Alphabet Inc. Class A'],
  ['ISRG', 'Intuitive Surgical, Inc.'],
  ['DDD', '3D Systems Corporation'],
  ['TERN', 'Tern Technologies Holding'],
  ['TELX', 'Telso Works'],
  ['ODD', '100% Odd_Name\\Works'],
];

beforeAll(async () => {
  for (const [ticker, name] of covered) await makeSymbol({ ticker, name });
});

describe('[B4] the search', () => {
  it.each([
    ['NVDA', 'NVDA'],
    ['nvda', 'NVDA'],
    ['nvdia', 'NVDA'],
    ['nvidai', 'NVDA'],
    ['mircosoft', 'MSFT'],
    ['microsfot', 'MSFT'],
    ['telsa', 'TSLA'],
    ['amzaon', 'AMZN'],
    ['  Apple   inc ', 'AAPL'],
    ['surgical', 'ISRG'],
    ['3d', 'DDD'],
    ['ＡＡＰＬ', 'AAPL'],
    ['a', 'A'],
  ])('reads %j as %s', async (typed, ticker) => {
    expect((await tickersFor(typed))[0]).toBe(ticker);
  });

  it('lists the ticker itself, then tickers that begin with it, then names that do', async () => {
    expect((await tickersFor('a')).slice(0, 4).sort()).toEqual(['A', 'AAPL', 'AMAT', 'AMZN']);
    expect((await tickersFor('am')).slice(0, 2).sort()).toEqual(['AMAT', 'AMZN']);
    expect((await tickersFor('app')).slice(0, 2)).toEqual(['AAPL', 'AMAT']);
  });

  it('returns ten at most, and nothing when nothing is similar', async () => {
    expect((await search('inc')).length).toBeLessThanOrEqual(10);
    expect(await search('qqzzxx')).toEqual([]);
    expect(await search('')).toEqual([]);
  });

  it('shows similar names only when none begins with the text, and marks them', async () => {
    expect(await search('applle')).toContainEqual(expect.objectContaining({ ticker: 'AAPL', isAlike: true }));
    for (const [typed, ticker] of [
      ['tesla', 'TSLA'],
      ['nvda', 'NVDA'],
      ['telso', 'TELX'],
    ] as const) {
      const items = await search(typed);
      expect(items.map((item) => [item.ticker, item.isAlike])).toEqual([[ticker, undefined]]);
    }
  });

  it('corrects two swapped letters, in a long word by its beginning, and then shows nothing else', async () => {
    expect(await tickersFor('telsa')).toEqual(['TSLA']);
    expect(await tickersFor('tehcnology')).toContain('TERN');
    expect(await tickersFor('tehcnology')).not.toContain('TELX');
  });

  it('[P4] makes three queries at most, no similarity search where swapped letters match, and none without a word', async () => {
    expect(await statementsOf(() => search('nvdia'))).toHaveLength(3);
    expect(await statementsOf(() => search('telsa'))).toHaveLength(2);
    expect(await statementsOf(() => search('((('))).toHaveLength(0);
    // Two letters are similar to half of all names, so no similarity search runs.
    expect(await statementsOf(() => search('nv'))).toHaveLength(1);
    expect(await statementsOf(() => search('nvq'))).toHaveLength(3);
  });
});

describe('[R27] what is typed reaches Postgres as a parameter', () => {
  it.each(
    [
      ['%', []],
      ['_', []],
      ["'", []],
      ['"; --', []],
      ['\\', []],
      ['('.repeat(8_000), []],
      ['[{('.repeat(2_700), []],
      ['%a'.repeat(7_900), []],
      ['100%', ['ODD']],
      ['odd_', ['ODD']],
      ['o%d', []],
      ['o_d', []],
      ['odd_name\\', ['ODD']],
      ["'; drop table symbols; --", []],
      ['aapl:* & !x', ['AAPL']],
      ['.*', []],
      ['a'.repeat(15_000), []],
      ['𝕬'.repeat(40), []],
      ['🙂', []],
    ].map(
      ([typed, first]) =>
        [`${(typed as string).slice(0, 20)} (${typed!.length})`, typed as string, first as string[]] as const,
    ),
  )('%s', async (_, typed, first) => {
    const { status, answer } = await visitor().ask(symbolsContract.search, { query: { q: typed } });
    // The statement timeout would end a slow query with an error.
    expect(status).toBe(200);
    if (first.length === 0) expect(answer.items.map(({ ticker }) => ticker)).not.toContain('ODD');
    else expect(answer.items[0]?.ticker).toBe(first[0]);
    expect((await tickersFor('aapl'))[0]).toBe('AAPL');
  });

  it('handles 15.8 KB sent raw, without a single escape', async () => {
    const { status } = await visitor().send('GET', `/api/symbols/search?q=${'%a'.repeat(7_900)}`);
    expect(status).toBe(200);
    expect((await pool().query('select count(*)::int as n from symbols')).rows).toEqual([{ n: covered.length }]);
  });
});

describe('[S21] a stock', () => {
  it('is read by its ticker in either case, with figures, sectors and their source', async () => {
    const slug = await makeSector(['NVDA', 'MSFT'], { name: 'Chips' });
    const { answer } = await visitor().ask(symbolsContract.read, { params: { id: 'nvda' } });
    expect(answer).toMatchObject({
      ...{
        ticker: 'NVDA',
        name: 'NVIDIA Corporation',
        price: 110,
        change: expect.closeTo(10) as number,
        weekly: [90, 100, 110],
      },
      ...{ kind: 'stock', currency: 'USD', fiscalYearEnd: 12, isSample: true },
      sectors: [{ slug, name: 'Chips' }],
    });
    expect(answer.meta).toMatchObject({ source: 'Sample generator', isSample: true, isStale: false });
  });

  it('without figures has its name and what is missing, and no zero', async () => {
    const id = await makeSymbol({ figures: null, isSample: false });
    const { answer } = await visitor().ask(symbolsContract.read, { params: { id } });
    expect(answer).toMatchObject({ price: null, change: null, peRatio: null, weekly: [], isSample: false });
    expect(answer.meta.notes).toContain('No data yet.');
  });

  it('has the peers that share a sector, once each and without itself', async () => {
    await makeSector(['NVDA', 'MSFT', 'AAPL']);
    const { answer } = await visitor().ask(symbolsContract.stocks, { params: { id: 'NVDA' } });
    expect(answer.items.map(({ ticker }) => ticker)).toEqual(['AAPL', 'MSFT']);
  });

  it('[B3] is compared with its line of business first, and with a list by topic only without another', async () => {
    const [chip, maker, store] = [await makeSymbol({}), await makeSymbol({}), await makeSymbol({})];
    await makeSector([chip, store], { slug: 'jim-cramer', name: 'Jim Cramer' });
    await makeSector([chip, maker], { slug: 'zz-chips', name: 'Chips' });
    const { answer } = await visitor().ask(symbolsContract.stocks, { params: { id: chip } });
    expect(answer.items.map(({ ticker }) => ticker)).toEqual([maker, store]);
    const sectorRank = async (id: string) =>
      (await visitor().ask(symbolsContract.read, { params: { id } })).answer.standing;
    expect(await sectorRank(chip)).toMatchObject({ sector: 'Chips' });
    expect(await sectorRank(store)).toMatchObject({ sector: 'Jim Cramer' });
  });

  it.each([
    ['ZZZZ', 404],
    ['AAPL&token=x', 400],
    ['../x', 400],
    ['%23', 400],
    ['1AAPL', 400],
    ['A'.repeat(11), 400],
    ['%27--', 400],
  ])('[R43] %s is refused', async (id, status) => {
    for (const path of ['', '/stocks', '/news-articles', '/sector-news-articles']) {
      const reply = await visitor().send('GET', `/api/symbols/${encodeURIComponent(id)}${path}`);
      expect(reply.status).toBe(status);
      expect(reply.refusal.message).toMatch(status === 404 ? /do not cover ZZZZ/ : /Enter a ticker/);
    }
  });
});
