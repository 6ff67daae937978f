import type { Chart } from '@/lib/contracts/market-meta';
import type { RefreshKind } from '@/lib/domain/market-refresh';
import { formulaWords } from '@/lib/domain/market-formula-words';
import { sectorCharts } from '@/lib/domain/research';
import { metricOf, recommendationSeries, type YearlyMetric } from '@/lib/domain/sector-metrics';
import { now } from '../clock';
import { db } from '../db/pool';
import { toFreshness } from '../repositories/market-refreshes';
import { listMemberTargets, listMetric } from '../repositories/sector-charts';
import { metricNotes, usedNote } from './chart-notes';
import { marketMeta } from './market-meta';
import { notAmong, unknownSector } from './market-refusals';
import { readMemberFigures } from './member-figures';
import { drawPrediction } from './predicted-index';
import { kindOf, metricOfChart } from './sectors-charts';

const mostMembers = 5;

/** A chart of one sector, by its name in the address. */
export async function readSectorChart(slug: string, name: string): Promise<Chart> {
  if (!sectorCharts.some((known) => known === name)) throw notAmong('chart', sectorCharts, 'not_found');
  const metric = metricOfChart(name);
  if (metric) return byYear(slug, metric);
  if (name === 'recommendation-trends-by-year') return recommendations(slug);
  if (name === 'price-targets') return targets(slug);
  if (name === 'predicted-price') return drawPrediction(await readMetric(slug, 'price-index', 'bars'));
  return priceIndex(slug);
}

/** The sector, and its largest members beside it. */
async function byYear(slug: string, metric: YearlyMetric): Promise<Chart> {
  const { title, unit, way } = metricOf(metric);
  const [{ sector, figures, freshness }, rows] = await Promise.all([
    readMetric(slug, metric, kindOf(metric)),
    readMemberFigures(metric, { slugs: [slug], mostOf: mostMembers }),
  ]);
  const members = [...new Map(rows.map(({ ticker, marketCap }) => [ticker, marketCap ?? 0]))]
    .toSorted(([, one], [, other]) => other - one)
    .map(([ticker]) => ticker);
  const ownOf = new Map(rows.map(({ ticker, at, value }) => [`${ticker} ${at}`, value]));
  const restated = rows.filter(({ isRestated }) => isRestated).map(({ ticker, at }) => `${ticker} ${at}`);
  return {
    title: `${title} of ${sector.name}`,
    series: [
      { key: 'sector', label: way === 'sum' ? `${sector.name}, all members` : `${sector.name}, median`, unit },
      ...members.map((ticker) => ({ key: ticker, label: ticker, unit })),
    ],
    points: figures.map(({ at, value }) => ({
      at,
      values: [value, ...members.map((ticker) => ownOf.get(`${ticker} ${at}`) ?? null)],
    })),
    meta: marketMeta([...figures, ...rows], {
      freshness,
      notes: [
        ...metricNotes(metric),
        ...usedNote(figures),
        ...(restated.length > 0 ? [`Restated in a later report: ${restated.join(', ')}.`] : []),
      ],
    }),
  };
}

async function recommendations(slug: string): Promise<Chart> {
  const { sector, figures, freshness } = await readMetric(slug, 'recommendation-trends', 'recommendations');
  const valueOf = new Map(figures.map(({ at, series, value }) => [`${at} ${series}`, value]));
  return {
    title: `What analysts said about ${sector.name}`,
    series: recommendationSeries.map(({ key, label }) => ({ key, label, unit: 'analysts' })),
    points: [...new Set(figures.map(({ at }) => at))].map((at) => ({
      at,
      values: recommendationSeries.map(({ key }) => valueOf.get(`${at} ${key}`) ?? null),
    })),
    meta: marketMeta(figures, {
      freshness,
      notes: [
        'The last month of each year, all members together. Opinions, not results, and not a recommendation of ours.',
        ...usedNote(figures),
      ],
    }),
  };
}

async function targets(slug: string): Promise<Chart> {
  const [{ sector, freshness }, rows] = await Promise.all([
    readMetric(slug, 'price-targets', 'targets'),
    listMemberTargets(db(), slug),
  ]);
  const unit = 'USD per share';
  return {
    title: `Price targets in ${sector.name}`,
    series: [
      { key: 'low', label: 'Lowest target', unit },
      { key: 'mean', label: 'Mean target', unit },
      { key: 'high', label: 'Highest target', unit },
      { key: 'price', label: 'Last close', unit },
    ],
    points: rows.map(({ ticker, priceCents, target }) => ({
      at: ticker,
      values: [target.lowCents, target.meanCents, target.highCents, priceCents].map((cents) =>
        cents === null ? null : cents / 100,
      ),
    })),
    meta: marketMeta(
      rows.map(({ target }) => target),
      {
        freshness,
        notes: [
          'What analysts expect a share to cost in a year. Opinions, not a recommendation of ours.',
          ...rows.map(({ ticker, target }) => `${ticker}: ${target.analysts} analysts.`),
        ],
      },
    ),
  };
}

async function priceIndex(slug: string): Promise<Chart> {
  const { sector, figures, freshness } = await readMetric(slug, 'price-index', 'bars');
  return {
    title: `Price index of ${sector.name}`,
    series: [{ key: 'sector', label: sector.name, unit: 'index' }],
    points: figures.map(({ at, value }) => ({ at, values: [value] })),
    meta: marketMeta(figures, {
      delay: 'prices',
      freshness,
      notes: [`Index = ${formulaWords.index.formula}. ${formulaWords.index.edge}`, ...usedNote(figures)],
    }),
  };
}

export type SectorMetric = Awaited<ReturnType<typeof readMetric>>;

/** A sector with what is kept of one metric: one query, and one more to name the others when there is no such sector. */
async function readMetric(slug: string, metric: string, kind: RefreshKind) {
  const lines = await listMetric(db(), { slugs: [slug], metric, kind });
  const [first] = lines;
  if (!first) throw await unknownSector();
  return {
    sector: first.sector,
    figures: lines.flatMap(({ figure }) => figure ?? []),
    freshness: toFreshness(kind, first.freshness, now()),
  };
}
