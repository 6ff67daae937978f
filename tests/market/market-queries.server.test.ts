import { beforeAll, expect, it } from 'vitest';
import { routes } from '@/lib/server/app/routes';
import { candleRanges, compareMetrics, sectorCharts, sectorsCharts, stockCharts } from '@/lib/domain/research/research';
import { registerMember } from '@/tests/support/database/factories';
import { visitor } from '@/tests/support/api/api';
import { seedAll } from '@/tests/support/database/seeded';
import { makeSector, makeStory, makeSymbol } from '@/tests/support/features/market';
import { statementsOf } from '@/tests/support/database/statements';

let bearer: string;
beforeAll(async () => {
  bearer = (await registerMember()).token;
});

const about = /^\/(api\/(symbols|sectors|signals|charts|watchlists|the-roi)|admin\/fin-hub)/;
const reads = routes
  .map(({ endpoint }) => endpoint)
  .filter(({ method, path }) => method === 'GET' && about.test(path))
  .map(({ path }) => path as string);

const fill = (path: string, chart: string) =>
  path
    .replace(':chart', chart)
    .replace(':slug', 'semiconductors')
    .replace(/:(id|ticker)/, 'NVDA') + (/compare$|figures$/.test(path) ? '?symbols=NVDA,AMD' : '');
const chartOf = (path: string) => (path.includes(':ticker') ? 'financials' : 'revenue-by-year');

const charts = [
  ...sectorsCharts.flatMap((name) => [`/api/charts/sectors/${name}`, `/api/charts/sectors/${name}?type=raw`]),
  ...sectorCharts.map((name) => `/api/charts/sectors/semiconductors/${name}`),
  ...stockCharts.map((name) => `/api/charts/stocks/NVDA/${name}`),
  ...compareMetrics.map((metric) => `/api/charts/compare?symbols=NVDA,AMD&metric=${metric}`),
  ...candleRanges.map((range) => `/admin/fin-hub/stock-candles?symbol=NVDA&range=${range}`),
];

it('[P4] every read about the market makes at most three queries, for a full database as for a small one', async () => {
  expect(reads.length).toBeGreaterThan(18);
  const queries = async () => {
    const counts: Record<string, number> = {};
    for (const path of reads)
      counts[path] = (await statementsOf(() => visitor().send('GET', fill(path, chartOf(path)), { bearer }))).length;
    return counts;
  };
  // The symbol that the candles use by default.
  await makeSymbol({ ticker: 'AAPL' });
  await makeSymbol({ ticker: 'NVDA' });
  await makeSymbol({ ticker: 'AMD' });
  await makeSector(['NVDA', 'AMD'], { slug: 'semiconductors', name: 'Semiconductors' });
  const small = await queries();
  await seedAll();
  for (let n = 0; n < 30; n += 1) await makeStory(['NVDA', 'AMD']);
  for (const path of reads)
    expect((await visitor().send('GET', fill(path, chartOf(path)), { bearer })).status, path).toBe(200);
  const full = await queries();
  for (const path of charts) {
    const request = async () => expect((await visitor().send('GET', path, { bearer })).status, path).toBe(200);
    expect((await statementsOf(request)).length, path).toBeLessThanOrEqual(3);
  }
  expect(full).toEqual(small);
  for (const [path, number] of Object.entries(full)) expect(number, path).toBeLessThanOrEqual(3);
});
