import type { IncomingMessage } from 'node:http';
import type { AllTrades } from '@/lib/domain/signals/all-trades';
import type { TradeVariant } from '@/lib/domain/signals/listing/trade-query';
import type { log } from './log/log';
import type { Connection } from './http/request-origin';
import type { Regenerate } from './http/revalidation';
import type { VisitorForm } from './http/visitor-form';
import type { Settings } from './settings/env';

/** A stored set of trade figures, and whether it also depends on stock prices. */
export type FigureView = { name: string; usesPrices: boolean };

/** The result of a computation, or the error to respond with. */
export type Limited<Result> =
  { isDone: true; result: Result } | { isDone: false; status: 429 | 503; message: string; retryAfterS: number };

/**
 * The server features that pages may use. Next compiles pages into a separate module graph, in which a server module
 * would have its own state, such as a second database pool. So pages import only modules without state and use
 * everything else through this one registered object.
 */
export type SiteServices = {
  settings: () => Settings;
  now: () => Date;
  log: Pick<typeof log, 'warn'>;
  /** Calls the API in process, or forwards to the external one. `connection` describes the visitor. */
  callApi: (request: Request, connection?: Connection) => Promise<Response>;
  /** The stored text for a view of the trades as long as its sources are unchanged; otherwise computes it. */
  keptFigures: (view: FigureView, make: () => Promise<string>) => Promise<string>;
  /** All public trades, cached in memory for a short time. */
  figureTrades: (variant: TradeVariant) => Promise<AllTrades>;
  /** Runs an expensive computation for a visitor within rate limits; otherwise returns when to retry. */
  withinLimits: <Result>(request: IncomingMessage, work: () => Promise<Result>) => Promise<Limited<Result>>;
  /** Reads a form posted to a page, by the rules of the API. */
  readVisitorForm: (request: IncomingMessage) => Promise<VisitorForm>;
  /** Records that a page could not load its data. */
  recordOutage: () => void;
  /** Regenerates the page of a ticket; false for an unknown ticket. */
  redeemTicket: (ticket: string, regenerate: Regenerate) => Promise<boolean>;
};

/** The server's only global, which both module graphs share. */
const slot = Symbol.for('site.services');
const shared = globalThis as { [slot]?: SiteServices };

/** The services that the launcher registered. Throws while Next builds the site, when there are none. */
export function siteServices(): SiteServices {
  if (!shared[slot]) throw new Error('The launcher has not registered the site’s services.');
  return shared[slot];
}

/** Called once, by the launcher or the worker, before any page is loaded. */
export function registerSiteServices(services: SiteServices) {
  shared[slot] = services;
}
