import { searchCopy as copy } from '@/lib/content/search/search';
import { maxPerKind, type SearchResult, type SearchResultGroup } from '@/lib/domain/search/search-results';
import { paths } from '@/lib/domain/shared/paths';
import { listLargestMembers } from '@/lib/server/market/symbols-repository';
import { db } from '@/lib/server/platform/db/pool';
import { stockEntry } from './stock-entry';

const maxShown = 5;

/** If the first result is an exact match for a sector, lists its largest stocks next, with a link to all of them. */
export async function withSectorStocks(groups: readonly SearchResultGroup[]): Promise<SearchResultGroup[]> {
  const [first, ...others] = groups;
  const sector = first?.kind === 'sector' ? first.items.find(({ isExact }) => isExact) : undefined;
  if (!first || !sector) return [...groups];
  const largest = await listLargestMembers(db(), sector.path.replace(`${paths.sectors}/`, ''), maxShown);
  const members = largest[0]?.members ?? 0;
  if (members === 0) return [...groups];
  const stocks: SearchResult[] = largest.map((stock) => {
    const { title, text, path, mark, quote = null } = stockEntry(stock);
    return { title, text, path, mark, quote, isExact: false };
  });
  const found = others.find(({ kind }) => kind === 'stock')?.items ?? [];
  const further = found.filter(({ path }) => !stocks.some((stock) => stock.path === path));
  return [
    first,
    {
      kind: 'stock',
      items: [...stocks, ...further].slice(0, maxPerKind),
      more: { title: copy.allInSector(members, sector.title), path: sector.path },
    },
    ...others.filter(({ kind }) => kind !== 'stock'),
  ];
}
