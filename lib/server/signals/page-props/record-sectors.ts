import { createClient } from '@/lib/client/http/create-client';
import { belowBadge } from '@/lib/content/research/stories';
import { sectorsContract } from '@/lib/contracts/research/sectors';
import { paths } from '@/lib/domain/shared/paths';
import { defaultSectors } from '@/lib/domain/research/sectors';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';

type Way = { label: string; href: string };
/** A sector shown beside the record; `story` is null when its news could not be loaded. */
export type RecordSector = { slug: string; name: string; stocks: Way; news: Way; story: string | null };
export type RecordSectors = { rows: readonly RecordSector[]; isSample: boolean };

/** The six sectors of section 9, whose stocks and news section 1 shows beside the record. */
export async function recordSectors(): Promise<RecordSectors> {
  const sectors = createClient(sectorsContract, pageHttp());
  const [list, ...news] = await Promise.all([
    orNull('the sectors beside the record', sectors.list()),
    ...defaultSectors.map(({ slug }) => orNull('sector news', sectors.news({ params: { slug }, query: {} }))),
  ]);
  const latest = news.map((part) => part?.items[0]);
  // If all stories are samples, one badge marks the whole section.
  const isSampleNews = latest.every((story) => !story || story.isSample);
  const rows = defaultSectors.map(({ slug, label: name }, place) => {
    const story = latest[place];
    const members = list?.items.find((one) => one.slug === slug)?.members;
    return {
      slug,
      name,
      stocks: { label: members ? `${members} stocks` : 'Stocks', href: paths.sectorStocks(slug) },
      news: { label: 'News', href: paths.sectorNews(slug) },
      story: story ? (isSampleNews ? belowBadge(story) : story).headline : null,
    };
  });
  return { rows, isSample: [list, ...news].some((part) => part?.meta.isSample) };
}
