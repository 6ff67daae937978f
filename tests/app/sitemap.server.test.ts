import { describe, expect, it } from 'vitest';
import { sitemapFile } from '@/lib/server/app/site-files/sitemap';

const site = 'https://site.example';
const entries = Array.from({ length: 5 }, (_, index) => ({ path: `/page-${index}` }));
const locations = (xml = '') => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);

describe('the sitemap', () => {
  it('[I9] is one list while it fits, and gives the date of change only where it is known', () => {
    const xml = sitemapFile([{ path: '/a?b=1&c=2' }, { path: '/record', changedAt: '2026-11-20T00:00:00Z' }], site);
    expect(xml).toContain('<url><loc>https://site.example/a?b=1&amp;c=2</loc></url>');
    expect(xml).toContain('<lastmod>2026-11-20T00:00:00Z</lastmod>');
    expect(xml?.match(/<lastmod>/g)).toHaveLength(1);
    expect(sitemapFile(entries, site, 1)).toBeUndefined();
  });

  it('[I9] becomes an index with parts when it is too large for one file', () => {
    expect(locations(sitemapFile(entries, site, undefined, 2))).toEqual(
      [1, 2, 3].map((part) => `${site}/sitemap-${part}.xml`),
    );
    const parts = [1, 2, 3].flatMap((part) => locations(sitemapFile(entries, site, part, 2)));
    expect(parts).toEqual(entries.map(({ path }) => site + path));
    expect(sitemapFile(entries, site, 4, 2)).toBeUndefined();
  });

  it('[I9] lists at most 50,000 addresses in a file', () => {
    const many = Array.from({ length: 50_001 }, (_, index) => ({ path: `/p/${index}` }));
    expect(locations(sitemapFile(many, site, 1))).toHaveLength(50_000);
    expect(locations(sitemapFile(many, site, 2))).toHaveLength(1);
  });
});
