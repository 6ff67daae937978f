import type { IncomingMessage } from 'node:http';
import type { AllTrades } from '@/lib/domain/signals/all-trades';
import type { TradeVariant } from '@/lib/domain/signals/listing/trade-query';
import type { log } from './log/log';
import type { Connection } from './http/request-origin';
import type { Regenerate } from './http/revalidation';
import type { VisitorForm } from './http/visitor-form';
import type { Settings } from './settings/env';

/** Figures of the trades that are cached: their name, and whether they compare with prices too. */
export type FigureView = { name: string; usesPrices: boolean };

/** The result of a computation, or the error to respond with. */
export type Limited<Result> =
  { isDone: true; result: Result } | { isDone: false; status: 429 | 503; message: string; retryAfterS: number };

/**
 * What pages may use of the server. Next compiles pages into a separate module graph: a server module that they import
 * has its own state there, such as a second database pool. So pages import only modules without state, and reach
 * everything else through this one registered object.
 */
export type SiteServices = {
  settings: () => Settings;
  now: () => Date;
  log: Pick<typeof log, 'warn'>;
  /** Calls the API in process, or forwards to the external one; `connection` describes the visitor. */
  callApi: (request: Request, connection?: Connection) => Promise<Response>;
  /** The cached text for a view of the trades while its sources are unchanged; computed when missing. */
  keptFigures: (view: FigureView, make: () => Promise<string>) => Promise<string>;
  /** All public trades, kept in memory for a short time. */
  figureTrades: (variant: TradeVariant) => Promise<AllTrades>;
  /** Runs a computation that a visitor may request repeatedly, within limits; otherwise says when to retry. */
  withinLimits: <Result>(request: IncomingMessage, work: () => Promise<Result>) => Promise<Limited<Result>>;
  /** Reads a form posted to a page, by the rules of the API. */
  readVisitorForm: (request: IncomingMessage) => Promise<VisitorForm>;
  /** Records that a page could not load its data. */
  recordOutage: () => void;
  /** Regenerates the page of a ticket; false for an unknown ticket. */
  redeemTicket: (ticket: string, regenerate: Regenerate) => Promise<boolean>;
};

/** The only global of the server: the one place that both module graphs share. */
const slot = Symbol.for('site.services');
const shared = globalThis as { [slot]?: SiteServices };

/** The services that the launcher registered. There are none while Next builds the site. */
export function siteServices(): SiteServices {
  if (!shared[slot]) throw new Error('The launcher has not registered the site’s services.');
  return shared[slot];
}

/** Called once, by the launcher, before it loads Next. */
export function registerSiteServices(services: SiteServices) {
  shared[slot] = services;
}
