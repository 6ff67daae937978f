import { createClient } from '@/lib/client/http/create-client';
import { dollars, fiscalYearName } from '@/lib/content/market/market-figures';
import { productName } from '@/lib/content/shared/product';
import { sectorsPage } from '@/lib/content/research/sectors-pages';
import { sectorNewsTitle, sectorStocksTitle } from '@/lib/domain/research/sectors';
import { sectorsContract, type SectorRow } from '@/lib/contracts/research/sectors';
import { paths } from '@/lib/domain/shared/paths';
import { pageHttp } from '../page-props/api-client';
import type { ShareCard } from './share-card';

/**
 * The share card of a sector page: one figure and, for the stocks of a sector, its index. Undefined for any other path.
 */
export async function cardOfSector(path: string): Promise<ShareCard | undefined> {
  const isOverview = path === paths.sectors || path === paths.sectorInsights;
  if (!isOverview && !path.startsWith(`${paths.sectors}/`)) return undefined;
  const { items, meta } = await createClient(sectorsContract, pageHttp()).list();
  // Without sectors, the page's own card is used instead of a zero.
  if (isOverview) return items.length > 0 ? overview(path, items, meta.isSample) : undefined;
  const sector = items.find(({ slug }) => path === paths.sectorStocks(slug) || path === paths.sectorNews(slug));
  if (!sector) return undefined;
  const isNews = path === paths.sectorNews(sector.slug);
  return {
    brand: productName,
    title: isNews ? sectorNewsTitle(sector.name) : sectorStocksTitle(sector.name),
    figure: isNews ? counted(sector) : sold(sector),
    balances: isNews ? [] : sector.index.map(({ value }) => value),
    isSample: sector.isSample,
  };
}

const overview = (path: string, items: readonly SectorRow[], isSample: boolean): ShareCard => ({
  brand: productName,
  title: path === paths.sectors ? sectorsPage.title : 'Sectors compared, year by year',
  figure: { value: String(items.length), label: 'sectors by the same metrics, each with its source and date' },
  balances: [],
  isSample,
});

const counted = ({ members }: SectorRow) => ({
  value: String(members),
  label: 'stocks with news, each story listed once',
});

const sold = (sector: SectorRow) =>
  sector.revenue === null
    ? { value: String(sector.members), label: 'stocks, compared with their median' }
    : {
        value: dollars(sector.revenue),
        label: `combined revenue of ${sector.members} companies in ${fiscalYearName(sector.fiscalYear)}`,
      };
