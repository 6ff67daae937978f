import { sitePages } from '@/lib/content/marketing/site-pages';

/** Every public page, as the sitemap lists it. */
export const publicPages: string[] = sitePages.map(({ path }) => path);
