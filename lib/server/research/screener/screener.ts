import { problemText } from '@/lib/content/research/screener/problems';
import { screenLabel, screenNames } from '@/lib/content/research/screener/screener';
import { screenText } from '@/lib/content/research/screener/screen-text';
import type { HeatMap, ScreenedList, SectorSizes } from '@/lib/contracts/research/screener';
import { screenFrom } from '@/lib/domain/research/screener/read-screen';
import { screenParameters, type Screen } from '@/lib/domain/research/screener/screen';
import { maxOnMap, perPage, type MapPeriod, type SectorPeriod } from '@/lib/domain/research/screener/figures';
import { closestSector } from '@/lib/domain/market/topic-lists';
import { csv } from '@/lib/domain/shared/csv';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { marketMeta } from '@/lib/server/market/market-meta';
import { unknownSector } from '@/lib/server/market/market-errors';
import { listSlugs } from '@/lib/server/market/sectors-repository';
import { countMapped, listMapped } from './heat-map-repository';
import { countScreened, listScreened, listSectorSizes } from './screener-repository';

type Query = Record<string, unknown>;

/** A page of the stocks that match a screen. */
export async function readScreen(query: Query): Promise<ScreenedList> {
  const screen = await readQuery(query);
  const [items, sources] = await Promise.all([
    listScreened(db(), screen, { limit: perPage, offset: (screen.page - 1) * perPage }),
    countScreened(db(), screen),
  ]);
  const total = totalOf(sources);
  return {
    columns: [...screen.columns],
    items,
    total,
    page: screen.page,
    pages: Math.max(1, Math.ceil(total / perPage)),
    meta: marketMeta(sources, { delay: 'prices' }),
  };
}

/** All stocks that match a screen as CSV, below lines with the source and date. */
export async function readScreenFile(query: Query): Promise<string> {
  const screen = await readQuery(query);
  const [stocks, sources] = await Promise.all([listScreened(db(), screen, {}), countScreened(db(), screen)]);
  const meta = marketMeta(sources, { delay: 'prices' });
  return csv([
    ['Title', 'Stock screener'],
    ['Filters', screenText(screen)],
    ['Stocks', totalOf(sources)],
    ['Source', meta.source],
    ['As of', meta.asOf],
    ['License', meta.license],
    ['Sample data', meta.isSample ? 'yes' : 'no'],
    [],
    [screenNames.ticker, screenNames.name, ...screen.columns.map(screenLabel)],
    ...stocks.map(({ ticker, name, values }) => [ticker, name, ...values.map(rounded)]),
  ]);
}

/** Two decimals: cents or hundredths of a percent, as on the page. */
const rounded = (value: number | null) => (value === null ? null : Number(value.toFixed(2)));

/**
 * The largest stocks that match a screen, each in its most similar sector or, if the screen has one, in that sector.
 */
export async function readHeatMap(query: Query, period: MapPeriod): Promise<HeatMap> {
  const screen = await readQuery(query);
  const [found, counts] = await Promise.all([listMapped(db(), screen, period, maxOnMap), countMapped(db(), screen)]);
  return {
    items: found.map(({ ticker, name, marketCap, change, sectors }) => ({
      ...{ ticker, name, marketCap, change },
      sector: sectors.find(({ slug }) => slug === screen.sector) ?? closestSector(sectors) ?? null,
    })),
    ...counts,
    meta: marketMeta(found, { delay: 'prices' }),
  };
}

/** All sectors by total market cap, largest first. */
export async function readSectorSizes(period: SectorPeriod): Promise<SectorSizes> {
  const found = await listSectorSizes(db(), period);
  const rows = found.flatMap(({ source, asOf, isSample }) =>
    source !== null && asOf !== null ? [{ source, asOf, isSample }] : [],
  );
  return {
    items: found.map(({ slug, name, members, marketCap, change }) => ({ slug, name, members, marketCap, change })),
    meta: marketMeta(rows, { delay: 'prices' }),
  };
}

/**
 * Parses and validates the query. Rejects with 400 and the field's name: ignoring an invalid filter would return a
 * wrong list.
 */
async function readQuery(query: Query): Promise<Screen> {
  const texts = Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
  const unknown = Object.keys(query).find((name) => !screenParameters.includes(name));
  if (unknown !== undefined) throw refusal({ field: unknown.slice(0, 40), reason: 'unknown', typed: '' });
  const { screen, problems } = screenFrom(texts);
  const [first] = problems;
  if (first) throw refusal(first);
  if (screen.sector !== null && !(await listSlugs(db())).includes(screen.sector))
    throw await unknownSector('bad_request');
  return screen;
}

function refusal(problem: Parameters<typeof problemText>[0]) {
  const message = problemText(problem);
  return new AppError('bad_request', message, { fields: { [problem.field]: message } });
}

const totalOf = (sources: readonly { count: number }[]) => sources.reduce((total, { count }) => total + count, 0);
