import { describe, expect, it } from 'vitest';
import { heatMapView, viewLinks } from '@/lib/server/research/screener/page-props/heat-map-view';
import { everything } from './screener-props';

const robots = { slug: 'robotics', name: 'Robotics' };
const cars = { slug: 'electric-cars', name: 'Electric Cars' };
const stock = (ticker: string, marketCap: number, change: number | null, sector: typeof robots | null = robots) => ({
  ...{ ticker, name: `${ticker} Inc.`, marketCap, change, sector },
});
const meta = {
  ...{ source: 'Sample', asOf: '2026-11-25T21:00:00.000Z', isSample: true, license: '', delay: 'none', notes: [] },
  ...{ isStale: false, ageS: 0 },
};
const view = (items: ReturnType<typeof stock>[], counts = {}, period: 'day' | 'week' | 'month' | 'year' = 'day') =>
  heatMapView(
    { items, matching: items.length, sized: items.length, meta, ...counts },
    period,
    { ...everything, sector: 'robotics' },
    [robots, cars],
  );

describe('the heat map', () => {
  it('groups stocks by sector, the largest first, and writes changes with their sign', () => {
    const { groups } = view([stock('AA', 5, 1.26, null), stock('BB', 4, -0.04), stock('CC', 3, null)]);
    expect(
      groups.map(({ name, href, tiles }) => [name, href, tiles.map(({ ticker, change }) => [ticker, change])]),
    ).toEqual([
      [
        'Robotics',
        '/screener?sector=robotics&period=day',
        [
          ['BB', '0.0%'],
          ['CC', 'n/a'],
        ],
      ],
      ['Other', null, [['AA', '+1.3%']]],
    ]);
  });

  it.each([
    ['day', [0.05, 0.1, 0.5, 1, 1.6, 2, 3, -2.9, -0.7, null], [0, 1, 2, 3, 4, 5, 6, -5, -2, 0]],
    ['year', [1, 2, 10, 25, -40, null], [0, 1, 3, 6, -6, 0]],
  ] as const)('colors by the size of the change and its sign: %s', (period, changes, levels) => {
    const { groups } = view(
      changes.map((change, index) => stock(`A${index}`, 9 - index, change)),
      {},
      period,
    );
    expect(groups[0]?.tiles.map(({ level }) => level)).toEqual(levels);
  });

  it.each([
    [{ matching: 1, sized: 1 }, '1 stock.'],
    [{ matching: 3, sized: 3 }, 'The 1 largest of 3 stocks.'],
    [{ matching: 10_000, sized: 9_990 }, 'The 1 largest of 10,000 stocks. 10 have no market cap.'],
    [{ matching: 2, sized: 1 }, '1 of 2 stocks. 1 has no market cap.'],
  ])('tells how many stocks are drawn, of how many: %j', (counts, text) => {
    expect(view([stock('AA', 5, 1)], counts).text).toBe(
      `${text} Area shows market cap, color the day change. As of 11/25/2026.`,
    );
  });

  it('gives a small sector room for its name, and says so and that no stock is drawn twice', () => {
    const small = { ...stock('BB', 1, 1), sector: cars };
    const all = heatMapView(
      { items: [{ ...stock('AA', 999, 1), sector: robots }, small], matching: 2, sized: 2, meta },
      ...(['day', everything, [robots, cars]] as const),
    );
    expect(all.text).toBe(
      'All 2 stocks. Area shows market cap, color the day change. A stock in several sectors is shown once. Small sectors are enlarged, so compare areas only within a sector. As of 11/25/2026.',
    );
    const { '--w': width = 0, '--h': height = 0 } = all.groups[1]?.tiles[0]?.place ?? {};
    // The tile is enlarged to 4.5% of the map instead of 0.1%.
    expect((width * height) / 10_000).toBeGreaterThan(0.04);
  });

  it('links to the other periods and to the map of each sector', () => {
    const { periods, sectors } = view([stock('AA', 5, 1)], {}, 'week');
    expect(periods.links.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
      ['Day', '/screener?sector=robotics&period=day', false],
      ['Week', '/screener?sector=robotics&period=week', true],
      ['Month', '/screener?sector=robotics&period=month', false],
      ['Year', '/screener?sector=robotics&period=year', false],
    ]);
    expect(sectors.links.map(({ label, href, isCurrent }) => [label, href, isCurrent])).toEqual([
      ['All sectors', '/screener?period=week', false],
      ['Robotics', '/screener?sector=robotics&period=week', true],
      ['Electric Cars', '/screener?sector=electric-cars&period=week', false],
    ]);
  });

  it('names the period in its table, and gives no direction to a change that is not known', () => {
    const { copy, groups } = view([stock('AA', 5, null), stock('BB', 4, -2)], {}, 'month');
    expect(copy.columns).toEqual(['Stock', 'Market cap', '1M change']);
    expect(groups[0]?.tiles.map(({ sign }) => sign)).toEqual([0, -1]);
  });

  it('[B5] is another view of the same screen, at its own address', () => {
    const linksFor = (period: 'week' | null) =>
      viewLinks({ ...everything, sector: 'robotics' }, period).links.map(({ href, isCurrent }) => [href, isCurrent]);
    expect(linksFor(null)).toEqual([
      ['/screener?sector=robotics', true],
      ['/screener?sector=robotics&period=day', false],
    ]);
    expect(linksFor('week')).toEqual([
      ['/screener?sector=robotics', false],
      ['/screener?sector=robotics&period=week', true],
    ]);
  });
});
