import { xmlElement } from '@/lib/domain/xml';

export type SitemapEntry = {
  path: string;
  /** When it last changed, where that is known. */
  changedAt?: string;
};

/** The most that one file may list, by the protocol. */
const partSize = 50_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * One file of the sitemap: the whole list while it fits, else an index under no number and parts from 1. Nothing for
 * a part that there is not.
 */
export function sitemapFile(entries: readonly SitemapEntry[], siteUrl: string, part?: number, size = partSize) {
  const parts = Math.ceil(entries.length / size);
  if (parts <= 1) return part === undefined ? listOf(entries, siteUrl) : undefined;
  if (part === undefined) return indexOf(parts, siteUrl);
  return part <= parts ? listOf(entries.slice((part - 1) * size, part * size), siteUrl) : undefined;
}

const listOf = (entries: readonly SitemapEntry[], siteUrl: string) =>
  wrap(
    'urlset',
    entries.map(
      ({ path, changedAt }) =>
        `<url>${xmlElement('loc', siteUrl + path)}${changedAt ? xmlElement('lastmod', changedAt) : ''}</url>`,
    ),
  );

const indexOf = (parts: number, siteUrl: string) =>
  wrap(
    'sitemapindex',
    Array.from(
      { length: parts },
      (_, index) => `<sitemap>${xmlElement('loc', `${siteUrl}/sitemap-${index + 1}.xml`)}</sitemap>`,
    ),
  );

const wrap = (name: string, rows: readonly string[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${name} xmlns="${namespace}">\n${rows.join('\n')}\n</${name}>\n`;
