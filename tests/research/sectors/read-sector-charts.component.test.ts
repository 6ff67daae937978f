import { describe, expect, it } from 'vitest';
import {
  readRawChart,
  readSectorChart,
  readSectorsChart,
} from '@/components/research/sectors/charts/read-sector-charts';
import { chartsContract as contract } from '@/lib/contracts/research/charts';
import type { SectorChart } from '@/lib/domain/research/research';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { makeChart, makeMeta } from '@/tests/components/charts/chart-samples';

const series = (...keys: string[]) => keys.map((key) => ({ key, label: key, unit: 'index' as const }));
const read = (name: SectorChart) => readSectorChart('robotics', name);

describe('the requests of a sector’s charts', () => {
  it.each([['low'], ['high'], ['baseline']])('[B13] refuse a forecast without its %s', async (missing) => {
    const keys = ['actual', 'predicted', 'low', 'high', 'baseline'].filter((key) => key !== missing);
    const points = [{ at: '2026-11', values: keys.map(() => 1) }];
    mockEndpoint(contract.sector, makeChart({ series: series(...keys), points }));
    await expect(read('predicted-price')).rejects.toThrow(`is missing ${missing}`);
  });

  it('[B13] accept a forecast with its band and its naive baseline', async () => {
    const keys = ['actual', 'predicted', 'low', 'high', 'baseline'];
    const points = [{ at: '2026-11', values: [1, 2, 3, 4, 5] }];
    mockEndpoint(contract.sector, makeChart({ series: series(...keys), points }));
    expect((await read('predicted-price')).points).toEqual(points);
  });

  it('[B1] keep only the sum of a summed figure, and the members of a median too', async () => {
    const chart = makeChart({ series: series('sector', 'DE'), points: [{ at: '2025', values: [30, 10] }] });
    mockEndpoint(contract.sector, chart);
    expect((await read('revenue-by-year')).points).toEqual([{ at: '2025', values: [30] }]);
    expect((await read('revenue-by-year')).series.map(({ key }) => key)).toEqual(['sector']);
    expect((await read('pe-ratio-by-year')).points).toEqual([{ at: '2025', values: [30, 10] }]);
  });

  it('[B1] refuse rows for a chart, and a chart for rows', async () => {
    const rows = { rows: [], meta: makeMeta() };
    mockEndpoint(contract.sectors, rows);
    await expect(readSectorsChart('revenue-by-year', ['robotics'])).rejects.toThrow('returned as raw rows');
    expect(await readRawChart('revenue-by-year', ['robotics'])).toEqual(rows);
    mockEndpoint(contract.sectors, makeChart());
    await expect(readRawChart('revenue-by-year', ['robotics'])).rejects.toThrow('returned as a chart');
  });
});
