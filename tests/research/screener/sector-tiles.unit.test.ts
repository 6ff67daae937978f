import { describe, expect, it } from 'vitest';
import { sectorTiles } from '@/lib/server/research/screener/page-props/sector-tiles';

const sector = (slug: string, marketCap: number | null, change: number | null = 1) => ({
  slug,
  name: slug,
  members: 3,
  marketCap,
  change,
});

describe('the sector map', () => {
  it('gives each sector an area by its market cap, within the map and without overlaps', () => {
    const tiles = sectorTiles([sector('a', 600), sector('b', 300), sector('c', 100)], 'day');
    for (const shape of ['wide', 'tall'] as const) {
      const areas = tiles.map(({ [shape]: [, , width, height] }) => (width * height) / 10_000);
      for (const [index, part] of [0.6, 0.3, 0.1].entries()) expect(areas[index]).toBeCloseTo(part, 2);
      for (const {
        [shape]: [left, top, width, height],
      } of tiles) {
        expect(left + width).toBeLessThanOrEqual(100.02);
        expect(top + height).toBeLessThanOrEqual(100.02);
      }
    }
  });

  it('colors by the size of the change and its sign', () => {
    const levels = (period: 'day' | 'year') =>
      sectorTiles([sector('a', 1, 2), sector('b', 1, -0.8), sector('c', 1, 0), sector('d', 1, null)], period).map(
        ({ level }) => level,
      );
    expect(levels('day')).toEqual([3, -2, 0, 0]);
    expect(levels('year')).toEqual([1, 0, 0, 0]);
  });

  it('has no tile for a sector without a market cap, and at most 120', () => {
    expect(sectorTiles([sector('a', null), sector('b', 0)], 'day')).toEqual([]);
    const many = Array.from({ length: 150 }, (_, index) => sector(`s${index}`, 150 - index));
    expect(sectorTiles(many, 'day')).toHaveLength(120);
  });
});
