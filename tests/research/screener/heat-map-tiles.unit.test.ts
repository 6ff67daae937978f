import { describe, expect, it } from 'vitest';
import { heatMapView } from '@/lib/server/research/screener/page-props/heat-map-view';
import { everything } from './screener-props';

const robots = { slug: 'robotics', name: 'Robotics' };
const cars = { slug: 'electric-cars', name: 'Electric Cars' };
const stock = (ticker: string, marketCap: number, change: number | null, sector = cars) => ({
  ...{ ticker, name: `${ticker} Inc.`, marketCap, change, sector },
});
const meta = {
  ...{ source: 'Sample', asOf: '2026-11-25T21:00:00.000Z', isSample: true, license: '', delay: 'none', notes: [] },
  ...{ isStale: false, ageS: 0 },
};
const draw = (items: ReturnType<typeof stock>[], period: 'day' | 'week' | 'month' | 'year' = 'day') =>
  heatMapView({ items, matching: items.length, sized: items.length, meta }, period, everything, [robots, cars]);

/** A sector of one large stock and forty stocks that are too small for their own tiles. */
const crowd = (change: (at: number) => number | null) => [
  stock('BIG', 940, 1),
  ...Array.from({ length: 40 }, (_, at) => stock(`S${at}`, 1, change(at))),
];
const areasOf = (places: readonly Record<string, number>[], shape: '' | 'tall-') =>
  places.map((place) => ((place[`--${shape}w`] ?? 0) * (place[`--${shape}h`] ?? 0)) / 10_000);

describe('the smallest stocks of the heat map', () => {
  it('share one tile with their average change, which leads to the sector’s own map', () => {
    const { groups, text } = draw([stock('AA', 5_000, 1, robots), ...crowd((at) => (at < 40 ? -2 : 0))]);
    const [first, group] = groups;
    expect(first?.rests).toEqual([]);
    const counts = (['', 'tall-'] as const).map((shape) => {
      const drawn = areasOf(group?.tiles.map(({ place }) => place) ?? [], shape).filter((area) => area > 0).length;
      expect(drawn).toBeGreaterThan(1);
      return 41 - drawn;
    });
    expect(group?.rests.map(({ mark, change, level, href }) => [mark, change, level, href])).toEqual(
      counts.map((count) => [`${count} more`, '−2.0%', -5, '/screener?sector=electric-cars&period=day']),
    );
    expect(group?.rests[0]?.text).toBe(`${counts[0]} more in Electric Cars. Average day change: −2.0%.`);
    expect(text).toContain('The smallest stocks of a sector share a tile with their average change.');
    expect(text).toContain('A sector’s smallest tiles are enlarged to fit their text.');
    // The wide and the tall map each have their own shared tile.
    const rests = group?.rests.map(({ place }) => place) ?? [];
    expect((['', 'tall-'] as const).map((shape) => areasOf(rests, shape).map((area) => area > 0))).toEqual([
      [true, false],
      [false, true],
    ]);
  });

  it('average the changes that are known', () => {
    const changes = (change: (at: number) => number | null) =>
      draw([stock('AA', 5_000, 1, robots), ...crowd(change)]).groups[1]?.rests.map(({ change: text }) => text);
    expect(changes((at) => (at % 4 === 0 ? null : 3))).toEqual(['+3.0%', '+3.0%']);
    expect(changes(() => null)).toEqual(['n/a', 'n/a']);
  });

  it('keep the period where their tile leads to the sector’s own map', () => {
    const rests = draw([stock('AA', 5_000, 1, robots), ...crowd(() => 1)], 'week').groups[1]?.rests ?? [];
    expect(rests.map(({ href }) => href)).toEqual(Array(2).fill('/screener?sector=electric-cars&period=week'));
  });

  it('are in the table where their sector is alone', () => {
    const many = Array.from({ length: 119 }, (_, at) => stock(`S${at}`, 0.01, 1));
    const alone = draw([stock('BIG', 990, 1), ...many]).groups[0];
    expect(alone?.rests.map(({ href }) => href)).toEqual(['#map-table', '#map-table']);
    const areas = areasOf(alone?.tiles.map(({ place }) => place) ?? [], '');
    expect(Math.max(...areas)).toBe(areas[0]);
  });

  it('have tiles of their own, enlarged, as long as there is room for their text', () => {
    const { groups, text } = draw([stock('BIG', 990, 1), stock('BB', 1, 2), stock('CC', 1, 2)]);
    expect(groups[0]?.rests).toEqual([]);
    expect(text).toContain('A sector’s smallest tiles are enlarged to fit their text.');
    const roomy = draw([stock('AA', 600, 1), stock('BB', 500, 2), stock('CC', 400, 2)]);
    expect(roomy.text).not.toMatch(/enlarged|share a tile/);
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
