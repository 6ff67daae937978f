import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { sectorChartRows } from '@/lib/content/research/sector-charts';
import { chartsContract } from '@/lib/contracts/research/charts';
import type { Chart, RawChart } from '@/lib/contracts/shared/market-meta';
import type { SectorChart, SectorsChart } from '@/lib/domain/research/research';

const charts = () => createClient(chartsContract, browserHttp());

/** Fetches a sector's chart. Throws if a forecast has no band or baseline. */
export async function readSectorChart(slug: string, chart: SectorChart): Promise<Chart> {
  const answer = await charts().sector({ params: { slug, chart } });
  if (chart === 'predicted-price') refuseBareForecast(answer);
  return sums.includes(chart) ? onlyFirst(answer) : answer;
}

/** Fetches a chart of several sectors. */
export async function readSectorsChart(chart: SectorsChart, slugs: readonly string[]) {
  const answer = await charts().sectors({ params: { chart }, query: { slugs: slugs.join(',') } });
  if (!('points' in answer)) throw new TypeError(`The chart ${chart} was returned as raw rows`);
  return answer;
}

/** Fetches the figures of each company in the given sectors. */
export async function readRawChart(chart: SectorsChart, slugs: readonly string[]): Promise<RawChart> {
  const answer = await charts().sectors({ params: { chart }, query: { type: 'raw', slugs: slugs.join(',') } });
  if (!('rows' in answer)) throw new TypeError(`The rows of ${chart} were returned as a chart`);
  return answer;
}

const sums: readonly string[] = sectorChartRows.flatMap(({ key, kind }) => (kind === 'bar' ? key : []));

/** Keeps only the total, because beside its parts it would look like one more part. */
const onlyFirst = (chart: Chart): Chart => ({
  ...chart,
  series: chart.series.slice(0, 1),
  points: chart.points.map(({ at, values }) => ({ at, values: values.slice(0, 1) })),
});

const needed = ['low', 'high', 'baseline'];

function refuseBareForecast({ series }: Chart) {
  const missing = needed.filter((key) => !series.some((one) => one.key === key));
  if (missing.length > 0) throw new Error(`The forecast is missing ${missing.join(', ')}`);
}
