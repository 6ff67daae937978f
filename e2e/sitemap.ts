import type { APIRequestContext } from '@playwright/test';

/** Reads every URL in the sitemap. */
export async function readSitemap(request: APIRequestContext) {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
}

export const pathOf = (address: string) => new URL(address).pathname;
