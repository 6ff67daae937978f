import { isAxiosError } from 'axios';
import { blogPage } from '@/lib/content/publishing/blog';
import { productName } from '@/lib/content/shared/product';
import { failure } from '@/lib/contracts/shared/failure';
import { postsContract, type PostText } from '@/lib/contracts/publishing/posts';
import { createClient } from '@/lib/client/http/create-client';
import { paths } from '@/lib/domain/shared/paths';
import { publicBlogFeed } from '@/lib/domain/shared/site-files';
import { xmlElement } from '@/lib/domain/shared/xml';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import { pageHttp } from '../page-props/api-client';

const calls = () => createClient(postsContract, pageHttp());

/** The public posts in full, newest first, as RSS 2.0. Members-only posts are omitted entirely. */
export async function publicFeed(): Promise<string> {
  const { items } = await calls().freeFeed();
  return rss(items, { title: `${productName}: free posts`, self: publicBlogFeed });
}

/** A member's own feed, with as much of each post as the member may currently read. */
export async function ownFeed(token: string, self: string): Promise<string> {
  const { items } = await readOwn(token);
  return rss(items, { title: `${productName}: your posts`, self });
}

async function readOwn(token: string) {
  try {
    return await calls().memberFeed({ params: { token } });
  } catch (error) {
    if (!isAxiosError(error) || !error.response || error.response.status >= 500) throw error;
    const { message } = failure.parse(error.response.data).data;
    throw new AppError(error.response.status === 410 ? 'gone' : 'not_found', message);
  }
}

function rss(posts: readonly PostText[], { title, self }: { title: string; self: string }) {
  const { siteUrl } = settings();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/">',
    '<channel>',
    xmlElement('title', title),
    xmlElement('link', siteUrl + paths.blog),
    xmlElement('description', blogPage.description),
    xmlElement('language', 'en-us'),
    `<atom:link href="${siteUrl}${self}" rel="self" type="application/rss+xml"/>`,
    ...posts.map((post) => item(post, siteUrl)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item({ id, title, summary, publishedAt, parts, categories, isSample, access }: PostText, siteUrl: string) {
  const url = siteUrl + paths.post(id);
  const html = parts.map((part) => (part.kind === 'text' ? part.html : '')).join('\n');
  const rest = access.isOpen ? '' : `<p><a href="${url}">Continue reading at ${productName}</a></p>`;
  return [
    '<item>',
    xmlElement('title', isSample ? `Sample: ${title}` : title),
    xmlElement('link', url),
    xmlElement('guid', url, ' isPermaLink="true"'),
    xmlElement('pubDate', new Date(publishedAt).toUTCString()),
    ...categories.map(({ name }) => xmlElement('category', name)),
    xmlElement('description', summary),
    // Feed readers need absolute URLs.
    xmlElement('content:encoded', (html + rest).replaceAll('href="/', `href="${siteUrl}/`)),
    '</item>',
  ].join('');
}
