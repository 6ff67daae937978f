import { settings } from '@/lib/server/platform/settings/env';

/**
 * Whether search engines may index the site. A public demo must not be indexed, because its data is sample data. Search
 * engines cannot reach a local address, so there the response is that of a live site.
 */
export const isOpenToSearch = () => settings().mode === 'live' || isThisMachine(new URL(settings().siteUrl).host);

/**
 * Whether search engines may index the response to a request, because a demo may be reached by a host name that its
 * settings do not contain.
 */
export const mayBeListed = (host: string | undefined) =>
  settings().mode === 'live' || (isOpenToSearch() && isThisMachine(host));

const isThisMachine = (host = '') => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i.test(host);
