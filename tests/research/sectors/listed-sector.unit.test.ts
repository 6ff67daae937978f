import { describe, expect, it } from 'vitest';
import type { SectorRow } from '@/lib/contracts/research/sectors';
import { byYearChange, listedSector } from '@/lib/server/research/sectors/page-props/listed-sector';
import { sectorFigures } from '@/lib/server/research/sectors/page-props/sector-figures';
import { sampleMeta } from '@/tests/support/features/research';

const sector = (slug: string, ...index: [at: string, value: number][]): SectorRow => ({
  ...{ slug, name: slug, description: '', members: 1, fiscalYear: 2025, revenue: null, netIncome: null },
  ...{ cashFlow: null, peRatio: null, isSample: true, index: index.map(([at, value]) => ({ at, value })) },
});

const noMedian = {
  ...{ change: null, marketCap: null, revenue: null, revenueGrowth: null, netIncome: null, cashFlow: null },
  ...{ peRatio: null, pegRatio: null },
};

describe('a sector in an overview', () => {
  it.each([
    // From November to November, not from the first month.
    [sector('up', ['2024-11', 10], ['2025-11', 80], ['2026-10', 50], ['2026-11', 100]), 25, '+25.0%'],
    [sector('down', ['2025-11', 80], ['2026-11', 60]), -25, '−25.0%'],
    // The month a year before is missing.
    [sector('gap', ['2025-10', 80], ['2025-12', 80], ['2026-11', 100]), null, 'n/a'],
    [sector('new', ['2026-11', 100]), null, 'n/a'],
    [sector('empty'), null, 'n/a'],
  ])('has its 1-year change of the index', (row, percent, text) => {
    expect(listedSector(row).yearChange).toEqual({ percent, text });
  });

  it.each([
    [sector('up', ['2025-11', 80], ['2026-11', 100]), '+25.0%', 'of the index, Nov 2025 to Nov 2026', 1],
    [sector('down', ['2025-11', 80], ['2026-11', 60]), '−25.0%', 'of the index, Nov 2025 to Nov 2026', -1],
    [sector('new', ['2026-11', 100]), 'n/a', 'No year of prices yet', 0],
  ])('has the same 1-year change on its own page, with its months', (row, value, note, sign) => {
    const [first] = sectorFigures({ sector: row, items: [], median: noMedian, nextCursor: null, meta: sampleMeta() });
    expect(first).toEqual({ label: '1-year change', value, note, sign });
    expect(first?.value).toBe(listedSector(row).yearChange.text);
  });

  it.each([
    [-1.94, { percent: -1.94, text: '−1.9%' }],
    [null, { percent: null, text: 'n/a' }],
    [undefined, { percent: null, text: 'n/a' }],
  ])('has its change of the day: %s', (change, expected) => {
    expect(listedSector(sector('any'), change).dayChange).toEqual(expected);
  });

  it('comes before sectors with a smaller gain, and without a year of prices last', () => {
    const rows = [
      sector('unknown', ['2026-11', 100]),
      sector('worst', ['2025-11', 100], ['2026-11', 50]),
      sector('best', ['2025-11', 100], ['2026-11', 150]),
      sector('middle', ['2025-11', 100], ['2026-11', 101]),
    ];
    expect(byYearChange(rows.map((row) => listedSector(row))).map(({ slug }) => slug)).toEqual([
      'best',
      'middle',
      'worst',
      'unknown',
    ]);
  });
});
