import { xmlElement } from '@/lib/domain/shared/xml';

export type SitemapEntry = {
  path: string;
  /** Date of the last change, if known. */
  changedAt?: string;
};

/** Max URLs per file, according to the sitemap protocol. */
const partSize = 50_000;
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/**
 * Renders a sitemap file: the whole list if it fits in one file, otherwise the index (without `part`) or a part,
 * counted from 1. Undefined for a part that does not exist.
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
