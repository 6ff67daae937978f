import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { lastClosedDay, type RefreshFailure, type RefreshKind } from '@/lib/domain/market/market-refresh';
import type { Tx } from '@/lib/server/platform/db/pool';
import type {
  Answer,
  MarketAnswers,
  MarketDataProvider,
  MarketQuestion,
} from '@/lib/server/providers/market-data/market-data';
import type { Origin } from './market-writes-repository';

/** The fetched data with a function that stores it, or the reason for the failure. */
export type Fetched =
  { ok: true; save: (tx: Tx, origin: Origin) => Promise<number> } | { ok: false; reason: RefreshFailure; why: string };

/**
 * Requests one kind of data about a symbol from the provider, unless the provider's plan recently rejected that
 * request.
 */
export type MarketFetcher = <Q extends MarketQuestion>(
  question: Q,
  from?: DateOnly,
) => Promise<Answer<MarketAnswers[Q]>>;

export type FetchContext = { ticker: string; at: Date; source: MarketDataProvider['source']; ask: MarketFetcher };
export type Fetch = (context: FetchContext) => Promise<Fetched>;

export const nothingThere = { ok: false, reason: 'not_found', why: 'it has nothing on it' } as const;
export const tenYearsBefore = (at: Date) => addDays(lastClosedDay(at), -3660);

export type FetchTable = Record<RefreshKind, Fetch>;
