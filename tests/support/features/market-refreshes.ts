import { afterEach, beforeEach } from 'vitest';
import { type RefreshKind, toFreshness } from '@/lib/domain/market/market-refresh';
import { setClock } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { createFinnhub } from '@/lib/server/providers/market-data/finnhub';
import { createFinnhubWire } from '@/lib/server/providers/market-data/finnhub-wire';
import { findSymbol } from '@/lib/server/market/symbols-repository';
import { refreshSymbol } from '@/lib/server/market/market-refresh';
import { answers, startFakeFinnhub, unhurried, type Bodies } from '@/tests/support/providers/fake-finnhub';
import { forgetRefreshes, insertSymbol } from './market-rows';

/** A Friday, after the US market has closed. */
export const friday = new Date('2026-11-20T23:00:00Z');
export const day = 86_400_000;

/** Sets up each test on a Friday evening with a new symbol, an empty Finnhub stand-in and nothing fetched yet. */
export function marketRefreshes() {
  const held: { server?: Awaited<ReturnType<typeof startFakeFinnhub>>; ticker: string } = { ticker: '' };
  let serial = 0;
  beforeEach(async () => {
    setClock(() => friday);
    await forgetRefreshes();
    held.server = await startFakeFinnhub();
    held.ticker = `T${(serial += 1)}`;
    await insertSymbol(held.ticker);
  });
  afterEach(async () => {
    setClock();
    await held.server?.close();
  });
  const server = () => {
    if (!held.server) throw new Error('No test is running.');
    return held.server;
  };
  return {
    ticker: () => held.ticker,
    server,
    /** Creates a new provider on each call, like a separate process, so that pending requests are not shared. */
    refresh: (kind: RefreshKind, ticker = held.ticker) => {
      const wire = createFinnhubWire(server().settings);
      return refreshSymbol(createFinnhub({ source: 'finnhub', wire, pace: unhurried }), kind, ticker);
    },
    serve: (bodies: Bodies) => server().behave(answers(bodies)),
    paths: () => server().calls.map(({ path }) => path),
    later: (ms: number) => setClock(() => new Date(friday.getTime() + ms)),
  };
}

/** How fresh a stock's prices are, as its page shows it. */
export async function freshnessOf(ticker: string, at: Date) {
  const found = await findSymbol(db(), ticker);
  return toFreshness('bars', found?.freshness, at);
}

/** One bar per day whose four prices are the same. */
export const candles = (days: Record<string, number>) => ({
  s: 'ok',
  t: Object.keys(days).map((date) => Date.parse(`${date}T00:00:00Z`) / 1000),
  ...Object.fromEntries(['o', 'h', 'l', 'c'].map((name) => [name, Object.values(days)])),
  v: Object.keys(days).map(() => 5000),
});
