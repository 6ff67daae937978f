import { describe, expect, it } from 'vitest';
import { placeGroups, type Place } from '@/lib/server/research/screener/page-props/heat-map-layout';

const shapes = ['wide', 'tall'] as const;

/** Market caps that all have room for a tile. */
const caps = [
  [4280, 3670, 3030],
  [2710, 2670, 1780],
  [900, 800, 700],
  [700, 650, 600],
];
/** A few stocks have most of the value, as in a real market. */
const skewed = Array.from({ length: 10 }, (_, sector) =>
  Array.from({ length: 12 }, (__, at) => Math.round(4_000_000 / ((sector + 1) ** 1.7 * (at + 1) ** 2))),
);

const drawn = (groups: readonly (readonly number[])[]) =>
  groups.map((sizes) => ({
    stocks: sizes.map((size) => ({ size, name: 'TICKR', change: '+12.3%' })),
    restText: (count: number) => ({ name: `${count} more`, change: '−12.3%' }),
  }));
const place = (groups: readonly (readonly number[])[], shape: (typeof shapes)[number]) =>
  placeGroups(drawn(groups), shape);
const areaOf = ([, , width, height]: Place) => width * height;
const spread = (values: readonly number[]) => Math.max(...values) / Math.min(...values);

describe('the layout of the heat map', () => {
  it('[B5] gives each stock of a wide map an area in proportion to its market cap, across sectors', () => {
    const { groups } = place(caps, 'wide');
    expect(groups.map(({ rest }) => rest)).toEqual([0, 0, 0, 0]);
    expect(
      spread(groups.flatMap(({ tiles }, at) => tiles.map((tile, n) => areaOf(tile) / caps[at]![n]!))),
    ).toBeLessThan(1.01);
  });

  it('[B5] on a narrow one does so within a sector, which is as wide as the map, the larger the higher', () => {
    const { groups, height } = place(caps, 'tall');
    for (const [at, { tiles, header }] of groups.entries()) {
      expect(spread(tiles.map((tile, n) => areaOf(tile) / caps[at]![n]!))).toBeLessThan(1.01);
      expect([header?.[0], header?.[2]]).toEqual([0, 100]);
      expect(tiles.reduce((sum, tile) => sum + areaOf(tile), 0) / 100).toBeGreaterThan((112 / height) * 99.9);
    }
    const tops = groups.map(({ header }) => header?.[1] ?? 0);
    expect(tops).toEqual(tops.toSorted((one, other) => one - other));
    const heights = [...tops.slice(1), 100].map((end, at) => end - (tops[at] ?? 0));
    expect(heights).toEqual(heights.toSorted((one, other) => other - one));
  });

  it.each(shapes)('stays within the map, without overlaps or gaps: %s', (shape) => {
    for (const groups of [caps, skewed]) {
      const parts = place(groups, shape).groups.flatMap(({ header, tiles, last }) => [
        ...(header ? [header] : []),
        ...tiles,
        ...(last ? [last] : []),
      ]);
      expect(parts.reduce((sum, part) => sum + areaOf(part), 0)).toBeCloseTo(10_000, -1);
      for (const [index, [left, top, width, height]] of parts.entries()) {
        expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
        expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(100.01);
        for (const [left2, top2, width2, height2] of parts.slice(index + 1)) {
          const across = Math.min(left + width, left2 + width2) - Math.max(left, left2);
          const down = Math.min(top + height, top2 + height2) - Math.max(top, top2);
          expect(Math.min(across, down)).toBeLessThan(0.01);
        }
      }
    }
  });

  it('names every sector, however small, and none where there is only one', () => {
    for (const shape of shapes) {
      expect(place([[900], [99], [1]], shape).groups.map(({ header }) => header !== null)).toEqual([true, true, true]);
      expect(place([[2, 1]], shape).groups[0]?.header).toBeNull();
    }
  });

  it.each([
    ['wide', 1104],
    ['tall', 320],
  ] as const)('draws no tile without room for a ticker, its change and four pixels around them: %s', (shape, width) => {
    const { groups, height } = place(skewed, shape);
    // Room for five bold letters, and for two lines of eleven pixels.
    for (const [, , w, h] of groups.flatMap(({ tiles }) => tiles)) {
      expect((w * width) / 100).toBeGreaterThanOrEqual(5 * 8.25 + 8);
      expect((h * height) / 100).toBeGreaterThanOrEqual(2 * 13.75 + 8);
    }
    for (const [, , w, h] of groups.flatMap(({ last }) => (last ? [last] : []))) {
      expect((w * width) / 100).toBeGreaterThanOrEqual(44);
      expect((h * height) / 100).toBeGreaterThanOrEqual(2 * 13.75 + 8);
    }
    // Each sector shows at least its largest stock, and every stock is counted in a tile.
    expect(groups.every(({ tiles }) => tiles.length > 0)).toBe(true);
    expect(groups.map(({ tiles, rest }) => tiles.length + rest)).toEqual(Array<number>(10).fill(12));
    expect(groups.every(({ rest }) => rest !== 1)).toBe(true);
  });
});
