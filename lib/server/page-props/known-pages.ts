import { createClient } from '@/lib/client/create-client';
import { sitePages, type SitePage } from '@/lib/content/site-pages';
import { postsContract } from '@/lib/contracts/posts';
import { sectorsContract } from '@/lib/contracts/sectors';
import { paths } from '@/lib/domain/paths';
import { pageHttp } from './api-client';
import { orNull } from './or-null';

/** Every page that may be looked for: those with an address of their own two for each sector that there is, and the latest posts. */
export async function knownPages(): Promise<readonly SitePage[]> {
  const [sectors, posts] = await Promise.all([
    orNull('sectors', createClient(sectorsContract, pageHttp()).list()),
    orNull('posts', createClient(postsContract, pageHttp()).list({ query: {} })),
  ]);
  // Title and summary are for everybody, whoever may read the rest.
  const written = (posts?.items ?? []).map(({ id, title, summary }) => ({
    path: paths.post(id),
    title,
    description: summary,
  }));
  const pages = (sectors?.items ?? []).flatMap(({ slug, name, description }) => [
    { path: paths.sectorStocks(slug), title: `${name} stocks`, description },
    { path: paths.sectorNews(slug), title: `${name} news`, description },
  ]);
  // By its address each once: six sectors are the product's own and stand in its list already.
  return [...new Map([...pages, ...written, ...sitePages].map((page) => [page.path, page])).values()];
}
