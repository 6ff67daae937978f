import type { Context } from 'hono';
import { notFound } from '@/lib/content/shared/messages';
import { blogFeedPath, pageOfPicture, publicBlogFeed, siteFilesPath } from '@/lib/domain/shared/site-files';
import { AppError } from '@/lib/server/platform/errors';
import { settings } from '@/lib/server/platform/settings/env';
import { cardOf } from '../share-pictures/card';
import { pictureOf, pictureTag } from '../share-pictures/pictures';
import { ownFeed, publicFeed } from './blog-feed';
import { atomFeed } from './feed';
import { feedItems } from './feed-items';
import { manifest } from './manifest';
import { readRecordMeta } from './read-record';
import { robotsText } from './robots';
import { securityText } from './security-text';
import { sitemapFile } from './sitemap';
import { sitemapEntries } from './sitemap-entries';
import { createFrame } from '../app';
import type { ApiEnv } from '../dispatch';

type Written = string | undefined | Promise<string | undefined>;

/** Top-level files generated at run time from settings and data. Unless noted, they are the same for all visitors. */
export const siteFiles = createFrame();

textFile('/robots.txt', 'text/plain', () => robotsText());
textFile('/manifest.webmanifest', 'application/manifest+json', () => JSON.stringify(manifest));
textFile('/.well-known/security.txt', 'text/plain', () => securityText());
textFile('/sitemap.xml', 'application/xml', async () => sitemapFile(await sitemapEntries(), settings().siteUrl));
textFile('/:name{sitemap-[0-9]+\\.xml}', 'application/xml', async (c) => {
  const part = Number(c.req.path.split(/[-.]/).at(-2));
  return sitemapFile(await sitemapEntries(), settings().siteUrl, part);
});
textFile('/feed.xml', 'application/atom+xml', async () => {
  const { asOf } = await readRecordMeta();
  return atomFeed(await feedItems(), { siteUrl: settings().siteUrl, asOf });
});
textFile(publicBlogFeed, 'application/rss+xml', publicFeed);

// The URL contains a secret, so the response must not be cached and only the route's pattern is logged.
siteFiles.get(`${siteFilesPath}/blog/feeds/:name{[\\w-]{43}\\.xml}`, async (c) => {
  c.set('route', '/blog/feeds/:token.xml');
  const token = c.req.path.slice(-47, -4);
  return c.body(await ownFeed(token, blogFeedPath(token)), 200, {
    'Content-Type': 'application/rss+xml; charset=utf-8',
    'Cache-Control': 'private, no-store',
  });
});

siteFiles.get(`${siteFilesPath}/og/*`, async (c) => {
  c.set('route', '/og/:page');
  const card = await cardOf(pageOfPicture(c.req.path.slice(siteFilesPath.length)));
  if (!card) throw new AppError('not_found', notFound);
  const etag = `"${pictureTag(card)}"`;
  const headers = { ETag: etag, 'Cache-Control': 'public, max-age=300, s-maxage=3600, stale-while-revalidate=86400' };
  if (c.req.header('if-none-match') === etag) return c.body(null, 304, headers);
  // A HEAD request does not need the picture to be drawn.
  if (c.req.method === 'HEAD') return c.body(null, 200, { ...headers, 'Content-Type': 'image/png' });
  return c.body(new Uint8Array(await pictureOf(card)), 200, { ...headers, 'Content-Type': 'image/png' });
});
refuseOthers('/og/*');

function textFile(path: string, type: string, write: (c: Context<ApiEnv>) => Written) {
  siteFiles.get(siteFilesPath + path, async (c) => {
    c.set('route', path);
    const text = await write(c);
    if (text === undefined) throw new AppError('not_found', notFound);
    return c.body(text, 200, {
      'Content-Type': `${type}; charset=utf-8`,
      'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300',
    });
  });
  refuseOthers(path);
}

function refuseOthers(path: string) {
  siteFiles.all(siteFilesPath + path, () => {
    throw new AppError('method_not_allowed', 'This URL accepts GET and HEAD.', { allow: 'GET, HEAD' });
  });
}
