import { afterEach } from 'vitest';
import { createFinnhub } from '@/lib/server/providers/market-data/finnhub';
import { createFinnhubWire } from '@/lib/server/providers/market-data/finnhub-wire';
import { answers, apiKey, startFakeFinnhub, unhurried, type FinnhubBehaviour } from './fake-finnhub';

const closers: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closers.splice(0).map((close) => close()));
});

/** Closes it at the end of the test. */
export const closeLater = (close: () => Promise<void>) => void closers.push(close);

export const asked = { ticker: 'AAPL', from: '2026-11-01', to: '2026-11-20' };
export const goodQuote = {
  ...{ c: 201.5, d: 1.2, dp: 0.6, h: 203, l: 199, o: 200, pc: 200.3 },
  t: Date.parse('2026-11-20T21:00:00Z') / 1000,
};
export const quotes = answers({ '/quote': goodQuote });

export const providerAt = (apiBase: string, pace = unhurried) =>
  createFinnhub({ source: 'finnhub', wire: createFinnhubWire({ apiKey, apiBase }), pace });

/** A stand-in with this behavior, a provider connected to it, and a function that requests a quote. */
export async function meetFinnhub(behave: FinnhubBehaviour, { tls = false, pace = unhurried } = {}) {
  const server = await startFakeFinnhub(behave, { tls });
  closeLater(server.close);
  const provider = providerAt(server.settings.apiBase, pace);
  return { server, provider, ask: () => provider.ask('quote', asked) };
}
