import { createClient } from '@/lib/client/create-client';
import { sectorsContract } from '@/lib/contracts/sectors';
import { paths } from '@/lib/domain/paths';
import { defaultSectors } from '@/lib/domain/sectors';
import { pageHttp } from './api-client';
import { orNull } from './or-null';

type Way = { label: string; href: string };
/** A sector beside the record, ready to show; without its latest story where that could not be had. */
export type RecordSector = { slug: string; name: string; stocks: Way; news: Way; story: string | null };
export type RecordSectors = { rows: readonly RecordSector[]; isSample: boolean };

/** Section 1 shows the record next to sector stocks and sector news: the six of section 9, since no address names any. */
export async function recordSectors(): Promise<RecordSectors> {
  const sectors = createClient(sectorsContract, pageHttp());
  const [list, ...news] = await Promise.all([
    orNull('the sectors beside the record', sectors.list()),
    ...defaultSectors.map(({ slug }) => orNull('sector news', sectors.news({ params: { slug }, query: {} }))),
  ]);
  const rows = defaultSectors.map(({ slug, label: name }, place) => {
    const members = list?.items.find((one) => one.slug === slug)?.members;
    return {
      slug,
      name,
      stocks: { label: members ? `${members} stocks` : 'Stocks', href: paths.sectorStocks(slug) },
      news: { label: 'News', href: paths.sectorNews(slug) },
      story: news[place]?.items[0]?.headline ?? null,
    };
  });
  return { rows, isSample: [list, ...news].some((part) => part?.meta.isSample) };
}
