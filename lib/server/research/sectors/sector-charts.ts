import type { Chart } from '@/lib/contracts/shared/market-meta';
import { type RefreshKind, toFreshness } from '@/lib/domain/market/market-refresh';
import { formulaCopy } from '@/lib/domain/market/market-formula-copy';
import { sectorCharts } from '@/lib/domain/research/research';
import {
  dataKindOf,
  metricOf,
  metricOfChart,
  recommendationSeries,
  type YearlyMetric,
} from '@/lib/domain/research/sector-metrics';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { listMemberTargets, listMetric } from './sector-charts-repository';
import { metricNotes, usedNote } from './chart-notes';
import { byUpside } from '@/lib/domain/research/upside';
import { marketMeta } from '@/lib/server/market/market-meta';
import { notAmong, unknownSector } from '@/lib/server/market/market-errors';
import { readMemberFigures } from './member-figures';
import { drawPrediction } from '../timing/predicted-index';

const maxMembers = 5;

/** A chart of a sector, by its name in the URL. */
export async function readSectorChart(slug: string, name: string): Promise<Chart> {
  if (!sectorCharts.some((known) => known === name)) throw notAmong('chart', sectorCharts, 'not_found');
  const metric = metricOfChart(name);
  if (metric) return byYear(slug, metric);
  if (name === 'recommendation-trends-by-year') return recommendations(slug);
  if (name === 'price-targets') return targets(slug);
  if (name === 'predicted-price') return drawPrediction(await readMetric(slug, 'price-index', 'bars'));
  return priceIndex(slug);
}

/** A chart of a yearly metric: the sector's value and those of its largest members. */
async function byYear(slug: string, metric: YearlyMetric): Promise<Chart> {
  const { title, unit, way } = metricOf(metric);
  const [{ sector, figures, freshness }, rows] = await Promise.all([
    readMetric(slug, metric, dataKindOf(metric)),
    readMemberFigures(metric, { slugs: [slug], maxPerSector: maxMembers }),
  ]);
  const members = [...new Map(rows.map(({ ticker, marketCap }) => [ticker, marketCap ?? 0]))]
    .toSorted(([, one], [, other]) => other - one)
    .map(([ticker]) => ticker);
  const ownOf = new Map(rows.map(({ ticker, at, value }) => [`${ticker} ${at}`, value]));
  const restated = rows.filter(({ isRestated }) => isRestated).map(({ ticker, at }) => `${ticker} ${at}`);
  return {
    title: `${title} of ${sector.name}`,
    series: [
      { key: 'sector', label: `${way === 'sum' ? 'Total' : 'Median'} of ${sector.name}`, unit },
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
    title: `${sector.name} analyst ratings`,
    series: recommendationSeries.map(({ key, label }) => ({ key, label, unit: 'analysts' })),
    points: [...new Set(figures.map(({ at }) => at))].map((at) => ({
      at,
      values: recommendationSeries.map(({ key }) => valueOf.get(`${at} ${key}`) ?? null),
    })),
    meta: marketMeta(figures, {
      freshness,
      notes: [
        'Ratings in the last month of each year, all companies. Analyst opinions, not our recommendation.',
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
    title: `${sector.name} price targets`,
    series: [
      { key: 'low', label: 'Lowest target', unit },
      { key: 'mean', label: 'Mean target', unit },
      { key: 'high', label: 'Highest target', unit },
      { key: 'price', label: 'Last close', unit },
    ],
    points: byUpside(rows).map(({ ticker, priceCents, target }) => ({
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
          'Analysts’ 12-month price targets. Analyst opinions, not our recommendation.',
          ...rows.map(({ ticker, target }) => `${ticker}: ${target.analysts} analysts.`),
        ],
      },
    ),
  };
}

async function priceIndex(slug: string): Promise<Chart> {
  const { sector, figures, freshness } = await readMetric(slug, 'price-index', 'bars');
  return {
    title: `${sector.name} price index`,
    series: [{ key: 'sector', label: sector.name, unit: 'index' }],
    points: figures.map(({ at, value }) => ({ at, values: [value] })),
    meta: marketMeta(figures, {
      delay: 'prices',
      freshness,
      notes: [`Index = ${formulaCopy.index.formula}. ${formulaCopy.index.edge}`, ...usedNote(figures)],
    }),
  };
}

/** A sector with all figures of one metric, in one query. Only the error about an unknown sector takes another. */
async function readMetric(slug: string, metric: string, kind: RefreshKind) {
  const lines = await listMetric({ slugs: [slug], metric, kind });
  const [first] = lines;
  if (!first) throw await unknownSector();
  return {
    sector: first.sector,
    figures: first.figures,
    freshness: toFreshness(kind, first.freshness, now()),
  };
}
