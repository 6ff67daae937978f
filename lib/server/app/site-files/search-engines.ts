import { settings } from '@/lib/server/platform/settings/env';

/**
 * Whether search engines may index the site. A demo contains sample data and must not be indexed where others can reach
 * it. On a local address no search engine reads it, and it returns what a live site would.
 */
export const isOpenToSearch = () => settings().mode === 'live' || isThisMachine(new URL(settings().siteUrl).host);

/** The same for one request: a demo may be reached by a host name that its settings do not contain. */
export const mayBeListed = (host: string | undefined) =>
  settings().mode === 'live' || (isOpenToSearch() && isThisMachine(host));

const isThisMachine = (host = '') => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);
