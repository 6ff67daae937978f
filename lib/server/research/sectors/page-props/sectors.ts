import type { GetStaticPaths, GetStaticProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import type { LineDrawing } from '@/lib/charts/line-drawing';
import { overviewRows, sectorsChartRows, type ChartRow } from '@/lib/content/research/sector-charts';
import { sectorDescription } from '@/lib/content/research/sector-descriptions';
import { sectorTrail, sectorCopy, type SectorCopy } from '@/lib/content/research/sectors';
import { signalsView } from '@/lib/content/research/signals-view';
import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import { newsContract, type NewsArticle, type NewsList } from '@/lib/contracts/research/news';
import { screenerContract } from '@/lib/contracts/research/screener';
import { sectorsContract, type SectorRow } from '@/lib/contracts/research/sectors';
import { signalsContract } from '@/lib/contracts/research/signals';
import { paths } from '@/lib/domain/shared/paths';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageNow } from '@/lib/server/app/page-props/page-clock';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { formulaNotes, type FormulaNote } from './formula-notes';
import { isMissing } from '@/lib/server/app/page-props/is-missing';
import { byYearChange, listedSector, type ListedSector } from './listed-sector';
import { orNull } from '@/lib/server/app/page-props/or-null';
import { headlinesOf, type Headline } from '@/lib/server/research/news/page-props/headline';
import { stocksView, type StocksView } from '@/lib/server/research/stocks/page-props/stocks-view';
import { sectorRecord, type SectorRecordView } from './sector-record';
import { sectorFigures, sectorLine, type SectorFigure } from './sector-figures';

const sectors = () => createClient(sectorsContract, pageHttp());

/** Revalidation interval of research pages, in seconds. */
const revalidateS = 60;
const headlinesShown = 4;
const ownNewsShown = 3;
/** Min page size: the page shows only the scores, which cover all signals. */
const signalsRead = 1;

export type SectorsProps = {
  sectors: { items: readonly ListedSector[]; meta: MarketMeta } | null;
  /** Titles and text alternatives of the comparison charts. */
  teasers: readonly Teaser[];
};

/** Props of the list of sectors. The build has no database, so the page is regenerated when the site starts. */
export const getSectorsProps: GetStaticProps<SectorsProps> = async () => {
  const teasers = sectorsChartRows.map(teaserOf);
  if (isBuilding()) return { props: { sectors: null, teasers }, revalidate: 1 };
  return { props: { sectors: await listed(), teasers }, revalidate: revalidateS };
};

export type OverviewProps = Pick<SectorsProps, 'sectors'> & {
  /** News about this site; null if it could not be loaded. */
  news: readonly NewsArticle[] | null;
};

/** Props of the overview of sectors, with news about this site. */
export const getOverviewProps: GetStaticProps<OverviewProps> = async () => {
  if (isBuilding()) return { props: { sectors: null, news: null }, revalidate: 1 };
  const ownNews = orNull('news of this site', createClient(newsContract, pageHttp()).own({ query: {} }));
  const [sectors, news] = await Promise.all([changesOfDay().then(listed), ownNews]);
  return { props: { sectors, news: news && news.items.slice(0, ownNewsShown) }, revalidate: revalidateS };
};

/** All sectors, the best change over a year first. */
async function listed(changes: ReadonlyMap<string, number | null> = new Map()) {
  const { items, meta } = await sectors().list();
  return { items: byYearChange(items.map((sector) => listedSector(sector, changes.get(sector.slug)))), meta };
}

/** Changes of the day in percent, by sector; empty if they could not be loaded. */
async function changesOfDay() {
  const read = await orNull(
    'changes of the sectors',
    createClient(screenerContract, pageHttp()).sectors({ query: {} }),
  );
  return new Map(read?.items.map(({ slug, change }) => [slug, change]));
}

/** A chart's title and text alternative. */
export type Teaser = Pick<ChartRow<string>, 'key' | 'title' | 'tells' | 'kind'>;
const teaserOf = ({ key, title, tells, kind }: ChartRow<string>): Teaser => ({ key, title, tells, kind });

/** Sector pages are rendered on first request: the build has no database with the sectors. */
export const getSectorPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export type SectorName = Pick<SectorRow, 'slug' | 'name' | 'description'> & {
  /** The meta description of the page. */
  about: string;
  trail: readonly { label: string; href: string }[];
};

export type SectorStocksProps = {
  path: string;
  sector: SectorName;
  isSample: boolean;
  figures: readonly SectorFigure[];
  index: LineDrawing | null;
  stocks: StocksView;
  /** How the sector's figures are computed. */
  sentences: readonly string[];
  /** Null if they could not be loaded; the rest of the page does not depend on them. */
  headlines: readonly Headline[] | null;
  record: SectorRecordView;
  teasers: readonly Teaser[];
  notes: readonly FormulaNote[];
  copy: SectorCopy;
};

/** Props of a sector's stocks page, which is public; its charts require a token. */
export const getSectorStocksProps: GetStaticProps<SectorStocksProps> = ({ params }) => {
  const slug = String(params?.slug);
  return foundOrNot(async () => {
    const stocks = await sectors().symbols({ params: { slug }, headers: {} });
    const [news, signals] = await Promise.all([
      orNull('sector news', sectors().news({ params: { slug }, query: {} })),
      orNull(
        'sector timing',
        createClient(signalsContract, pageHttp()).sectorTiming({ query: { slug, limit: signalsRead } }),
      ),
    ]);
    const { sector, meta } = stocks;
    const today = utcDay(pageNow());
    return {
      path: paths.sectorStocks(slug),
      sector: nameOf(sector, 'stocks'),
      isSample: meta.isSample,
      figures: sectorFigures(stocks),
      index: sectorLine(sector, meta),
      stocks: stocksView(stocks),
      sentences: meta.notes,
      headlines: news && headlinesOf(news.items, headlinesShown),
      record: sectorRecord(signals && signalsView(signals, today)),
      teasers: overviewRows.map(teaserOf),
      notes: formulaNotes,
      copy: sectorCopy,
    };
  });
};

export type SectorNewsProps = { path: string; sector: SectorName; news: NewsList };

/** Props of a sector's news page: the first page of news, cached. The browser loads older stories. */
export const getSectorNewsProps: GetStaticProps<SectorNewsProps> = ({ params }) => {
  const slug = String(params?.slug);
  return foundOrNot(async () => {
    const [news, { items }] = await Promise.all([sectors().news({ params: { slug }, query: {} }), sectors().list()]);
    const sector = items.find((one) => one.slug === slug);
    if (!sector) throw new Error(`News for an unknown sector: "${slug}"`);
    return { path: paths.sectorNews(slug), sector: nameOf(sector, 'news'), news };
  });
};

const nameOf = ({ slug, name, description }: SectorRow, screen: 'stocks' | 'news'): SectorName => ({
  slug,
  name,
  description,
  about: sectorDescription(screen, slug),
  trail: sectorTrail,
});

/** A page that was not found is checked again after a minute, because the sector may be added. */
async function foundOrNot<Props extends object>(read: () => Promise<Props>) {
  try {
    return { props: await read(), revalidate: revalidateS };
  } catch (error) {
    if (isMissing(error)) return { notFound: true as const, revalidate: revalidateS };
    throw error;
  }
}
