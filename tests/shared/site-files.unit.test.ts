import { expect, it } from 'vitest';
import { sitePages } from '@/lib/content/marketing/site-pages';
import { isSiteFile, pageOfPicture, sharePicture } from '@/lib/domain/shared/site-files';

it('[U5] distinguishes files written at run time from all other URLs', () => {
  for (const path of ['/robots.txt', '/sitemap.xml', '/sitemap-12.xml', '/feed.xml', '/.well-known/security.txt'])
    expect(isSiteFile(path), path).toBe(true);
  for (const path of ['/og/stocks/AAPL.png', '/og/stocks/BRK.B.png']) expect(isSiteFile(path), path).toBe(true);
  for (const path of ['/robots.txt/x', '/sitemap-0.xml', '/og/', '/og/../x.png', '/og/a%20b.png', '/favicon.svg', '/'])
    expect(isSiteFile(path), path).toBe(false);
});

it('[U5] gives every page a picture whose URL leads back to the page', () => {
  for (const { path } of sitePages) {
    expect(isSiteFile(sharePicture(path)), path).toBe(true);
    expect(pageOfPicture(sharePicture(path))).toBe(path);
  }
});
