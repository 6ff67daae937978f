import { AsyncLocalStorage } from 'node:async_hooks';
import { settings } from './env';

const storage = new AsyncLocalStorage<string>();

/**
 * The base URL of links in messages. While an outbox message is handled, it is the base URL of the site that wrote it,
 * because a worker or a second site on the same database may have another SITE_URL or PORT.
 */
export const siteAddress = () => storage.getStore() ?? settings().siteUrl;

/** Runs the work with a base URL for links; without one, with that of this process. */
export const withSiteAddress = <T>(address: string | undefined, work: () => T): T =>
  address === undefined ? work() : storage.run(address, work);
