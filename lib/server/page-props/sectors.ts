import type { GetStaticPaths, GetStaticProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import type { LineDrawing } from '@/lib/content/line-drawing';
import { sectorChartRows, sectorsChartRows, type ChartRow } from '@/lib/content/sector-charts';
import { sectorDescription } from '@/lib/content/sector-descriptions';
import { sectorTrail, sectorWords, type SectorWords } from '@/lib/content/sectors';
import { signalsView } from '@/lib/content/signals-view';
import type { MarketMeta } from '@/lib/contracts/market-meta';
import { newsContract, type NewsArticle, type NewsList } from '@/lib/contracts/news';
import { sectorsContract, type SectorRow } from '@/lib/contracts/sectors';
import { signalsContract } from '@/lib/contracts/signals';
import { paths } from '@/lib/domain/paths';
import { minuteOf } from '@/lib/domain/instants';
import { isBuilding } from '../env';
import { now } from '../clock';
import { pageHttp } from './api-client';
import { formulaNotes, type FormulaNote } from './formula-notes';
import { isMissing } from './is-missing';
import { listedSector, type ListedSector } from './listed-sector';
import { orNull } from './or-null';
import { stocksView, type StocksView } from './stocks-view';
import { sectorRecord, type SectorRecordView } from './sector-record';
import { sectorFigures, sectorLine, type SectorFigure } from './sector-figures';

const sectors = () => createClient(sectorsContract, pageHttp());

/** How long a page of research is kept before it is made anew, in seconds. */
const keptForS = 60;
const headlinesShown = 4;
const ownNewsShown = 3;
const signalsShown = 5;

export type SectorsProps = {
  sectors: { items: readonly ListedSector[]; meta: MarketMeta } | null;
  /** The charts that compare sectors, in words. */
  teasers: readonly Teaser[];
};

/** Every sector with its latest figures. While the site is built there is no database: the page is made anew at the start. */
export const getSectorsProps: GetStaticProps<SectorsProps> = async () => {
  const teasers = sectorsChartRows.map(teaserOf);
  if (isBuilding()) return { props: { sectors: null, teasers }, revalidate: 1 };
  return { props: { sectors: await listed(), teasers }, revalidate: keptForS };
};

export type OverviewProps = Pick<SectorsProps, 'sectors'> & {
  /** What this site tells of itself; null when it could not be had. */
  news: readonly NewsArticle[] | null;
};

/** The overview of sectors, with the news of the site itself. */
export const getOverviewProps: GetStaticProps<OverviewProps> = async () => {
  if (isBuilding()) return { props: { sectors: null, news: null }, revalidate: 1 };
  const own = orNull('news of this site', createClient(newsContract, pageHttp()).own({ query: {} }));
  const [found, news] = await Promise.all([listed(), own]);
  return { props: { sectors: found, news: news && news.items.slice(0, ownNewsShown) }, revalidate: keptForS };
};

async function listed() {
  const { items, meta } = await sectors().list();
  return { items: items.map(listedSector), meta };
}

/** What a chart is called and tells, for those who do not see it. */
export type Teaser = Pick<ChartRow<string>, 'key' | 'title' | 'text' | 'tells'>;
const teaserOf = ({ key, title, text, tells }: ChartRow<string>): Teaser => ({ key, title, text, tells });

/** Made on the first visit: the list of sectors is the database's, and there is none while the site is built. */
export const getSectorPaths: GetStaticPaths = () => ({ paths: [], fallback: 'blocking' });

export type SectorName = Pick<SectorRow, 'slug' | 'name' | 'description'> & {
  /** What search engines are told of the screen. */
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
  /** How its figures are counted. */
  sentences: readonly string[];
  /** Null when they could not be had: the rest of the page does not depend on them. */
  headlines: readonly Headline[] | null;
  record: SectorRecordView;
  teasers: readonly Teaser[];
  notes: readonly FormulaNote[];
  words: SectorWords;
};

/** A sector's stocks and what explains them: all of it public; the charts ask with a bearer. */
export const getSectorStocksProps: GetStaticProps<SectorStocksProps> = ({ params }) => {
  const slug = String(params?.slug);
  return foundOrNot(async () => {
    const stocks = await sectors().symbols({ params: { slug }, headers: {} });
    const [news, signals] = await Promise.all([
      orNull('sector news', sectors().news({ params: { slug }, query: {} })),
      orNull('sector timing', createClient(signalsContract, pageHttp()).sectorTiming({ query: { slug } })),
    ]);
    const { sector, meta } = stocks;
    const today = now().toISOString().slice(0, 10);
    return {
      path: paths.sectorStocks(slug),
      sector: nameOf(sector, 'stocks'),
      isSample: meta.isSample,
      figures: sectorFigures(stocks),
      index: sectorLine(sector, meta),
      stocks: stocksView(stocks),
      sentences: meta.notes,
      headlines: news && news.items.slice(0, headlinesShown).map(headlineOf),
      record: sectorRecord(signals && signalsView(signals, today, signalsShown)),
      teasers: sectorChartRows.map(teaserOf),
      notes: formulaNotes,
      words: sectorWords,
    };
  });
};

export type SectorNewsProps = { path: string; sector: SectorName; news: NewsList };

/** What was written about a sector: the first page of it, kept; older stories are asked for by the reader's browser. */
export const getSectorNewsProps: GetStaticProps<SectorNewsProps> = ({ params }) => {
  const slug = String(params?.slug);
  return foundOrNot(async () => {
    const [news, { items }] = await Promise.all([sectors().news({ params: { slug }, query: {} }), sectors().list()]);
    const sector = items.find((one) => one.slug === slug);
    if (!sector) throw new Error(`News came for the sector "${slug}", which is not in the list of sectors`);
    return { path: paths.sectorNews(slug), sector: nameOf(sector, 'news'), news };
  });
};

/** A story in a line: the page of news has the whole of it. */
export type Headline = Pick<NewsArticle, 'id' | 'headline' | 'url' | 'publisher' | 'isSample'> & { at: string };
const headlineOf = ({ id, headline, url, publisher, isSample, publishedAt }: NewsArticle): Headline => ({
  id,
  headline,
  url,
  publisher,
  isSample,
  at: minuteOf(publishedAt),
});

const nameOf = ({ slug, name, description }: SectorRow, screen: 'stocks' | 'news'): SectorName => ({
  slug,
  name,
  description,
  about: sectorDescription(screen, slug),
  trail: sectorTrail,
});

/** A sector that there is not is asked for again in a minute: it may be put on the list. */
async function foundOrNot<Props extends object>(read: () => Promise<Props>) {
  try {
    return { props: await read(), revalidate: keptForS };
  } catch (error) {
    if (isMissing(error)) return { notFound: true as const, revalidate: keptForS };
    throw error;
  }
}
