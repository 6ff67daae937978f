import { beforeAll, describe, expect, it } from 'vitest';
import { sectorsContract } from '@/lib/contracts/research/sectors';
import { signedOrders } from '@/lib/domain/research/research';
import { visitor } from '@/tests/support/api/api';
import { makeSector, makeSectorFigures, makeSymbol } from '@/tests/support/features/market';

let slug: string;
beforeAll(async () => {
  await makeSymbol({ ticker: 'AAA', name: 'Zeta', figures: { peRatio: 30, marketCap: 10, revenue: 5, netIncome: 1 } });
  await makeSymbol({
    ticker: 'BBB',
    name: 'beta',
    figures: { peRatio: null, marketCap: 30, revenue: 7, netIncome: -2 },
  });
  await makeSymbol({ ticker: 'CCC', name: 'Alpha', figures: { peRatio: 10, marketCap: 20, revenue: 6, netIncome: 3 } });
  await makeSymbol({ ticker: 'DDD', name: 'Gamma', figures: null });
  slug = await makeSector(['CCC', 'AAA', 'BBB', 'DDD'], { name: 'Letters' });
  const figure = { slug, members: 4 };
  await makeSectorFigures([
    { ...figure, metric: 'revenue', at: '2024', value: 15, used: 3 },
    { ...figure, metric: 'revenue', at: '2025', value: 18, used: 3 },
    { ...figure, metric: 'revenue', at: '2026', value: 6, used: 1 },
    { ...figure, metric: 'net-income', at: '2025', value: 2, used: 3 },
    { ...figure, metric: 'pe-ratio', at: '2025', value: 22.3, used: 2 },
    { ...figure, metric: 'price-index', at: '2026-10', value: 100, used: 3 },
    { ...figure, metric: 'price-index', at: '2026-11', value: 104, used: 3 },
  ]);
});

const read = (order?: string) =>
  visitor().ask(sectorsContract.symbols, { params: { slug }, headers: order === undefined ? {} : { order } });
const tickers = async (order?: string) => (await read(order)).answer.items.map(({ ticker }) => ticker);

describe('[B5] [S22] a sector’s stocks', () => {
  it.each([
    [undefined, 'CCC AAA BBB DDD'],
    ['ticker', 'AAA BBB CCC DDD'],
    ['-ticker', 'DDD CCC BBB AAA'],
    ['name', 'CCC BBB DDD AAA'],
    ['pe-ratio', 'CCC AAA BBB DDD'],
    ['-pe-ratio', 'AAA CCC BBB DDD'],
    ['-market-cap', 'BBB CCC AAA DDD'],
    ['net-income', 'BBB AAA CCC DDD'],
    ['-net-income', 'CCC AAA BBB DDD'],
  ])('by the header order %s', async (order, expected) => {
    expect((await tickers(order)).join(' ')).toBe(expected);
  });

  it('accept every offered order, and keep unknown figures last in both directions', async () => {
    for (const order of signedOrders.filter((one) => !/ticker|name/.test(one)))
      expect((await tickers(order)).at(-1)).toBe('DDD');
  });

  it.each(['price;drop', 'PE-RATIO', '--price', '', 'price,name', 'market_cap', 'x'.repeat(5_000)])(
    '[R27] the header order %s is a 400 that names those allowed',
    async (order) => {
      const { status, refusal } = await read(order);
      expect(status).toBe(400);
      expect(refusal.message).toContain(signedOrders.join(', '));
    },
  );

  it('are shown beside their median, of those that have the figure', async () => {
    const { median, sector, meta } = (await read()).answer;
    expect(median).toMatchObject({ peRatio: 20, marketCap: 20, revenue: 6, netIncome: 1 });
    expect(sector).toMatchObject({ slug, name: 'Letters', members: 4, isSample: true });
    expect(meta).toMatchObject({ source: 'Sample generator', isSample: true, delay: 'none' });
  });

  it('have the sector’s figures of the latest year that half of them have reported', async () => {
    const { answer } = await visitor().ask(sectorsContract.list, {});
    expect(answer.items.find((one) => one.slug === slug)).toMatchObject({
      ...{ fiscalYear: 2025, revenue: 18, netIncome: 2, cashFlow: null, peRatio: 20 },
      index: [
        { at: '2026-10', value: 100 },
        { at: '2026-11', value: 104 },
      ],
    });
  });

  it('[B1] show one median P/E wherever the sector is listed: that of its table, at the last close', async () => {
    const { sector, median } = (await read()).answer;
    const { answer } = await visitor().ask(sectorsContract.list, {});
    expect([sector.peRatio, median.peRatio, answer.items.find((one) => one.slug === slug)?.peRatio]).toEqual([
      20, 20, 20,
    ]);
  });

  it.each(['nothing', 'NFT', "x'--", '%25', 'x'.repeat(500)])(
    'of the unknown sector %s are a 404 that names the known',
    async (unknown) => {
      for (const path of ['symbols', 'sector-news-articles']) {
        const { status, refusal } = await visitor().send('GET', `/api/sectors/${encodeURIComponent(unknown)}/${path}`);
        expect(status).toBe(404);
        expect(refusal.message).toContain(slug);
      }
    },
  );

  it('of an empty sector are an empty list, not an error', async () => {
    const empty = await makeSector([]);
    const { answer } = await visitor().ask(sectorsContract.symbols, { params: { slug: empty }, headers: {} });
    expect(answer).toMatchObject({ items: [], median: { peRatio: null }, sector: { members: 0, fiscalYear: null } });
  });
});
