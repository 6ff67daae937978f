import { describe, expect, it } from 'vitest';
import { sitePages } from '@/lib/content/marketing/site-pages';

describe('the list of pages', () => {
  it('[I9] names each page once', () => {
    const addresses = sitePages.map(({ path }) => path);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses).toContain('/');
    expect(addresses).toContain('/stock-insights-by-sector/robotics/news');
  });

  it('[I9] leaves out pages that should not be indexed', () => {
    const addresses = sitePages.map(({ path }) => path);
    for (const path of ['/account', '/styleguide', '/api/docs']) expect(addresses).not.toContain(path);
    expect(addresses.filter((path) => path.includes('['))).toEqual([]);
  });
});
