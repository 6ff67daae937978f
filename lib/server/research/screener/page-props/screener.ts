import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { sourceLine } from '@/lib/content/market/source-line';
import { problemText } from '@/lib/content/research/screener/problems';
import { screenerCopy as copy } from '@/lib/content/research/screener/screener';
import { stockCells, type StockCells } from '@/lib/content/research/screener/stock-cells';
import { screenerContract } from '@/lib/contracts/research/screener';
import { defaultSort, mapPeriods, type MapPeriod } from '@/lib/domain/research/screener/figures';
import { screenerAddress } from '@/lib/domain/research/screener/address';
import { screenFrom, type ScreenProblem } from '@/lib/domain/research/screener/read-screen';
import { screenQuery, type Screen } from '@/lib/domain/research/screener/screen';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { heatMapView, viewLinks, type HeatMapView, type MapLinks } from './heat-map-view';

export type ScreenerProps = {
  screen: Screen;
  /**
   * Query parameters that could not be read, with the reason and the text that the field keeps. The reason is empty if
   * another field shows it.
   */
  problems: readonly { field: string; typed: string; text: string }[];
  /** Whether a minimum in the query exceeds its maximum, so that no stock can match. */
  isImpossible: boolean;
  /** Why no stock matches, and how to change that. */
  noneText: string;
  sectors: readonly { slug: string; name: string }[];
  stocks: readonly StockCells[];
  total: number;
  pages: number;
  source: string;
  isSample: boolean;
  /** Links to the table and the map. */
  views: MapLinks;
  /** The period of the map, which replaces the table; null for the table. */
  period: MapPeriod | null;
  /** Null for the table, and when the map could not be loaded. */
  map: HeatMapView | null;
};

/** Rendered on the server from the query, so that it works without JavaScript; the same for all visitors. */
export const getScreenerProps: GetServerSideProps<ScreenerProps> = async ({ query, res }) => {
  const { screen: requested, problems } = screenFrom(query);
  const isMapAsked = query.view === 'map';
  const period = mapPeriods.find((one) => one === query.period) ?? (isMapAsked ? 'day' : null);
  // Without JavaScript the form submits every field, so the result redirects to the short URL. The map's URL contains
  // only its period.
  const needsRedirect =
    isMapAsked ||
    query.sort === defaultSort ||
    Object.values(query).some((value) => value === '' || typeof value === 'object');
  if (needsRedirect && problems.length === 0)
    return { redirect: { destination: screenerAddress(requested, period), permanent: false } };
  const calls = createClient(screenerContract, pageHttp());
  const listed = await orNull('sectors', calls.sectors({ query: {} }));
  const sectors = (listed?.items ?? [])
    .map(({ slug, name }) => ({ slug, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en-US'));
  const isUnknown =
    listed !== null && requested.sector !== null && !sectors.some(({ slug }) => slug === requested.sector);
  const screen = isUnknown ? { ...requested, sector: null } : requested;
  const all = isUnknown
    ? [...problems, { field: 'sector', reason: 'sector', typed: requested.sector ?? '' } as const]
    : problems;
  const reversed = problems.filter(({ reason }) => reason === 'order');
  const isImpossible = reversed.length > 0;
  const list = isImpossible || period ? null : await calls.list({ query: screenQuery(screen) });
  const drawn = { ...screen, page: 1 };
  const map = period ? await orNull('heat map', calls.heatMap({ query: { ...screenQuery(drawn), period } })) : null;
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      screen,
      period,
      views: viewLinks(screen, period),
      problems: all.flatMap(shownProblems),
      isImpossible,
      noneText: isImpossible ? reversed.map(problemText).join(' ') : copy.noneText,
      sectors,
      stocks: list?.items.map((stock) => stockCells(list.columns, stock)) ?? [],
      total: list?.total ?? 0,
      pages: list?.pages ?? 1,
      source: list && list.total > 0 ? sourceLine(list.meta) : '',
      isSample: list?.meta.isSample ?? false,
      map: period && map ? heatMapView(map, period, drawn, sectors) : null,
    },
  };
};

/** A range with swapped bounds keeps both typed values, with a single message. */
function shownProblems(problem: ScreenProblem) {
  const { field, typed, maximum } = problem;
  const first = { field, typed, text: problemText(problem) };
  return maximum === undefined ? [first] : [first, { field: field.replace(/min$/, 'max'), typed: maximum, text: '' }];
}
