import { describe, expect, it } from 'vitest';
import { heatMapView } from '@/lib/server/research/screener/page-props/heat-map-view';
import { everything } from './screener-props';

const robots = { slug: 'robotics', name: 'Robotics' };
const cars = { slug: 'electric-cars', name: 'Electric Cars' };
const stock = (ticker: string, marketCap: number, change: number | null, sector = cars) => ({
  ...{ ticker, name: `${ticker} Inc.`, marketCap, change, sector },
});
const meta = {
  ...{ source: 'Sample', asOf: '2026-11-25T21:00:00.000Z', isSample: true, licence: '', delay: 'none', notes: [] },
  ...{ isStale: false, ageS: 0 },
};
const draw = (items: ReturnType<typeof stock>[], period: 'day' | 'week' | 'month' | 'year' = 'day') =>
  heatMapView({ items, matching: items.length, sized: items.length, meta }, period, everything, [robots, cars]);

describe('the smallest stocks of the heat map', () => {
  it('draws the smallest stocks of a sector as one tile with their average change, which leads to the sector’s own map', () => {
    // Below 1% of a phone’s map are three stocks, below 0.25% of a wide one two.
    const { groups, text } = draw([
      ...[stock('AA', 898, 1, robots), stock('CC', 94, 1)],
      ...[stock('B1', 5, 1.5), stock('B2', 2, -2), stock('B3', 1, -0.4)],
    ]);
    const [first, group] = groups;
    expect(first?.rests).toEqual([]);
    expect(group?.rests.map(({ mark, change, level, href }) => [mark, change, level, href])).toEqual([
      ['2 more', '−1.2%', -3, '/screener?sector=electric-cars&period=day'],
      ['3 more', '−0.3%', -1, '/screener?sector=electric-cars&period=day'],
    ]);
    expect(group?.rests[0]?.text).toBe('2 more in Electric Cars. Average day change: −1.2%.');
    expect(text).toContain('The smallest stocks of a sector share a tile with their average change.');
    const area = (place: Record<string, number>, shape: '' | 'tall-') =>
      ((place[`--${shape}w`] ?? 0) * (place[`--${shape}h`] ?? 0)) / 10_000;
    const places = [...(group?.tiles ?? []), ...(group?.rests ?? [])].map(({ place }) => place);
    expect(places.map((place) => area(place, '') > 0)).toEqual([true, true, false, false, true, false]);
    expect(places.map((place) => area(place, 'tall-') > 0)).toEqual([true, false, false, false, false, true]);
    // However small its stocks are together, the tile has room for its text.
    expect(area(places[4] ?? {}, '')).toBeGreaterThan(0.002);
  });

  it('averages the known changes, and says when the tile has all stocks of its sector', () => {
    const items = [
      stock('AA', 990, 1, robots),
      stock('BB', 1, null),
      stock('CC', 1, 2),
      stock('DD', 1, 4),
      stock('EE', 1, 3),
    ];
    expect(draw(items).groups[1]?.rests).toMatchObject([
      { mark: '4 stocks', change: '+3.0%', level: 6, text: '4 stocks in Electric Cars. Average day change: +3.0%.' },
    ]);
    const unknown = items.map((one) => ({ ...one, change: null }));
    expect(draw(unknown).groups[1]?.rests).toMatchObject([{ change: 'n/a', level: 0 }]);
  });

  it('keeps the period where a shared tile leads to the sector’s own map', () => {
    const items = [stock('AA', 992, 1, robots), stock('B1', 5, 1), stock('B2', 2, 2), stock('B3', 1, 1)];
    const rests = draw(items, 'week').groups[1]?.rests ?? [];
    expect(new Set(rests.map(({ href }) => href))).toEqual(new Set(['/screener?sector=electric-cars&period=week']));
  });

  it('has a tile for every stock where a sector is alone', () => {
    const alone = draw([stock('AA', 990, 1), stock('BB', 1, 2), stock('CC', 1, 2)]);
    expect(alone.groups[0]?.rests).toEqual([]);
    expect(alone.text).not.toContain('share a tile');
  });
});

describe('the legend of the heat map', () => {
  it.each([
    ['day', '−3%', '+3%'],
    ['week', '−4%', '+4%'],
    ['month', '−8%', '+8%'],
    ['year', '−25%', '+25%'],
  ] as const)('labels the ends and the middle of its thirteen colors: %s', (period, fall, rise) => {
    const { scale } = draw([stock('AA', 5, 1)], period);
    expect(scale.map(({ level }) => level)).toEqual([-6, -5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5, 6]);
    expect(scale.flatMap(({ label }) => label ?? [])).toEqual([fall, '0%', rise]);
  });
});
