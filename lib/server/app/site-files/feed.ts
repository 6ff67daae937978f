import { productName } from '@/lib/content/shared/product';
import { atomFeedPath } from '@/lib/domain/shared/site-files';
import { escapeXml, xmlElement } from '@/lib/domain/shared/xml';

export type FeedItem = {
  /** Unique in the feed and permanent. */
  id: string;
  title: string;
  text: string;
  path: string;
  /** ISO instant of publication or of the last change. */
  at: string;
  category: string;
};

/** Renders the site's latest news as an Atom feed (RFC 4287). */
export function atomFeed(items: readonly FeedItem[], { siteUrl, asOf }: { siteUrl: string; asOf: string }): string {
  const host = new URL(siteUrl).hostname;
  const latest = items.map(({ at }) => at).toSorted();
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">',
    xmlElement('id', `${siteUrl}/`),
    xmlElement('title', productName),
    link('alternate', siteUrl, 'text/html'),
    link('self', siteUrl + atomFeedPath, 'application/atom+xml'),
    xmlElement('updated', latest.at(-1) ?? asOf),
    `<author>${xmlElement('name', productName)}</author>`,
    ...items.map((item) => entry(item, siteUrl, host)),
    '</feed>',
    '',
  ].join('\n');
}

/** A tag URI (RFC 4151) is used as the id, because it stays the same if the page moves. */
const entry = ({ id, title, text, path, at, category }: FeedItem, siteUrl: string, host: string) =>
  [
    '<entry>',
    xmlElement('id', `tag:${host},2026:${id}`),
    xmlElement('title', title),
    link('alternate', siteUrl + path, 'text/html'),
    xmlElement('updated', at),
    `<category term="${escapeXml(category)}"/>`,
    xmlElement('summary', text),
    '</entry>',
  ].join('');

const link = (rel: string, href: string, type: string) =>
  `<link rel="${rel}" type="${type}" href="${escapeXml(href)}"/>`;
