import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { MarketDataProvider } from '@/lib/server/providers/market-data/market-data';
import { marketDataProvider } from '@/lib/server/providers/market-data/provider';
import type { Remembered } from '@/lib/server/providers/market-data/simulated-wire';
import { findSamples } from './market-memory-repository';
import { pauseCalls, reserveCall } from './market-pace-repository';
import { raiseAlert } from '@/lib/server/platform/alerts/operator-alerts';

/**
 * The market data provider with its dependencies: the call budget, and the sample data to continue. Undefined when none
 * is configured.
 */
export const marketProvider = (): MarketDataProvider | undefined =>
  marketDataProvider({
    pace: { take: () => reserveCall(db()), hold: (seconds) => pauseCalls(db(), seconds) },
    memory: remember,
    onKeyRefused: () => raiseAlert(db(), { name: 'market-key', about: 'FINNHUB_API_KEY' }),
  });

/** The market data provider; throws 503 when none is configured. */
export function neededProvider(): MarketDataProvider {
  const provider = marketProvider();
  if (!provider) throw new AppError('not_configured', 'Market data is not configured: set FINNHUB_API_KEY.');
  return provider;
}

async function remember(ticker: string): Promise<Remembered | undefined> {
  const samples = await findSamples(db(), ticker);
  return samples && { ...samples, profile: samples.symbol };
}
