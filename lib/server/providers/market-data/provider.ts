import { settings } from '@/lib/server/platform/settings/env';
import { createFinnhub } from './finnhub';
import { createFinnhubWire } from './finnhub-wire';
import type { MarketDataProvider, OnKeyRejected, Pace } from './market-data';
import { createSimulatedWire, type Memory } from './simulated-wire';

let made: { of: string; provider: MarketDataProvider } | undefined;

const unhurried: Pace = { take: () => Promise.resolve(0), hold: () => Promise.resolve() };

type Needs = { pace: Pace; memory: Memory; onKeyRefused: OnKeyRejected };

/**
 * Finnhub or, in demo mode without a key, its simulation; undefined in live mode without a key, when nothing is
 * fetched.
 */
export function marketDataProvider({ pace, memory, onKeyRefused }: Needs): MarketDataProvider | undefined {
  const { finnhub, mode } = settings();
  if (!finnhub && mode === 'live') return undefined;
  const of = finnhub ? JSON.stringify(finnhub) : 'simulated';
  if (made?.of !== of) {
    const provider = finnhub
      ? createFinnhub({ source: 'finnhub', wire: createFinnhubWire(finnhub), pace, onKeyRefused })
      : createFinnhub({ source: 'sample', wire: createSimulatedWire(memory), pace: unhurried });
    made = { of, provider };
  }
  return made.provider;
}
