import { sitePages } from '@/lib/content/marketing/site-pages';

/** Every public page in the sitemap. */
export const publicPages: string[] = sitePages.map(({ path }) => path);
