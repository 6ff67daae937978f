import { AsyncLocalStorage } from 'node:async_hooks';
import { settings } from './env';

const storage = new AsyncLocalStorage<string>();

/**
 * The address that links in messages start with. While an outbox message is handled, it is the address of the site that
 * wrote it: a worker, or a second site on the same database, may have another SITE_URL or PORT.
 */
export const siteAddress = () => storage.getStore() ?? settings().siteUrl;

/** Runs the work with a site address; without one, with that of this process. */
export const withSiteAddress = <T>(address: string | undefined, work: () => T): T =>
  address === undefined ? work() : storage.run(address, work);
