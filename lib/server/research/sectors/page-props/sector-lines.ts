import { createClient } from '@/lib/client/http/create-client';
import type { ContentPage, PlainBlock } from '@/lib/content/shared/blocks';
import { mapBlocks } from '@/lib/content/shared/map-blocks';
import { sparkOf } from '@/lib/charts/spark';
import { sectorsPage as copy } from '@/lib/content/research/sectors-pages';
import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import { sectorsContract, type SectorRow } from '@/lib/contracts/research/sectors';
import { pointName } from '@/lib/charts/chart-text';
import { isBuilding } from '@/lib/server/platform/settings/is-building';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { listedSector, monthsOfYear } from './listed-sector';
import { orNull } from '@/lib/server/app/page-props/or-null';

type Sectors = { items: readonly SectorRow[]; meta: MarketMeta };

/** Adds sparklines of the sectors' indexes to the page's rows. If they cannot be loaded, the rows remain links. */
export async function withSectorLines(page: ContentPage): Promise<ContentPage> {
  if (isBuilding()) return page;
  const list = await orNull('lines of sectors', createClient(sectorsContract, pageHttp()).list());
  return list ? mapBlocks(page, (block) => drawn(block, list)) : page;
}

function drawn(block: PlainBlock, { items, meta }: Sectors): PlainBlock {
  if (block.kind !== 'sectors') return block;
  const sectors = block.sectors.map((link) => {
    const sector = items.find(({ slug }) => slug === link.slug);
    if (!sector) return link;
    const { index, yearChange } = listedSector(sector);
    const { percent, text } = yearChange;
    const spark = sparkOf(index.values);
    return {
      ...link,
      stocks: copy.stocks(sector.members),
      ...(spark && percent !== null && { spark: { ...spark, summary: index.summary, change: { percent, text } } }),
    };
  });
  const months = items[0]?.index.slice(-monthsOfYear) ?? [];
  const text = copy.lines(pointName(months[0]?.at ?? ''), pointName(months.at(-1)?.at ?? ''));
  return {
    ...block,
    // The order of the list that the link leads to.
    sectors: sectors.toSorted((a, b) => percentOf(b) - percentOf(a)),
    link: { ...block.link, label: copy.all(items.length) },
    ...(months.length > 0 && { lines: { text, isSample: meta.isSample } }),
  };
}

const percentOf = ({ spark }: { spark?: { change: { percent: number } } }) => spark?.change.percent ?? -Infinity;
