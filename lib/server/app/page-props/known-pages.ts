import { createClient } from '@/lib/client/http/create-client';
import { sitePages, type SitePage } from '@/lib/content/marketing/site-pages';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { sectorsContract } from '@/lib/contracts/research/sectors';
import { sectorNewsTitle, sectorStocksTitle } from '@/lib/domain/research/sectors';
import { paths } from '@/lib/domain/shared/paths';
import { pageHttp } from './api-client';
import { orNull } from './or-null';

/** Every page that can be searched: the fixed pages, two for each sector, and the latest posts. */
export async function knownPages(): Promise<readonly SitePage[]> {
  const [sectors, posts] = await Promise.all([
    orNull('sectors', createClient(sectorsContract, pageHttp()).list()),
    orNull('posts', createClient(postsContract, pageHttp()).list({ query: {} })),
  ]);
  // Title and summary are public even if the post is for members.
  const written = (posts?.items ?? []).map(({ id, title, summary }) => ({
    path: paths.post(id),
    title,
    description: summary,
  }));
  const pages = (sectors?.items ?? []).flatMap(({ slug, name, description }) => [
    { path: paths.sectorStocks(slug), title: sectorStocksTitle(name), description },
    { path: paths.sectorNews(slug), title: sectorNewsTitle(name), description },
  ]);
  // Unique by path, because the fixed pages already include the six default sectors.
  return [...new Map([...pages, ...written, ...sitePages].map((page) => [page.path, page])).values()];
}
