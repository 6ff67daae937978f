import { createClient } from '@/lib/client/create-client';
import { sitePages, type SitePage } from '@/lib/content/site-pages';
import { sectorsContract } from '@/lib/contracts/sectors';
import { paths } from '@/lib/domain/paths';
import { pageHttp } from './api-client';
import { orNull } from './or-null';

/** Every page that may be looked for: those with an address of their own and two for each sector that there is. */
export async function knownPages(): Promise<readonly SitePage[]> {
  const sectors = await orNull('sectors', createClient(sectorsContract, pageHttp()).list());
  const pages = (sectors?.items ?? []).flatMap(({ slug, name, description }) => [
    { path: paths.sectorStocks(slug), title: `${name} stocks`, description },
    { path: paths.sectorNews(slug), title: `${name} news`, description },
  ]);
  // By its address each once: six sectors are the product's own and stand in its list already.
  return [...new Map([...pages, ...sitePages].map((page) => [page.path, page])).values()];
}
