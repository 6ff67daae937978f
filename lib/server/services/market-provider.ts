import { db } from '../db/pool';
import { AppError } from '../errors';
import type { MarketDataProvider } from '../providers/market-data/market-data';
import { marketDataProvider } from '../providers/market-data/provider';
import type { Remembered } from '../providers/market-data/simulated-wire';
import { readSamples } from '../repositories/market-memory';
import { holdCalls, takeCall } from '../repositories/market-pace';

/** The provider of market data with what it needs of ours: a share of calls, and samples to go on from. */
export const marketProvider = (): MarketDataProvider | undefined =>
  marketDataProvider({
    pace: { take: () => takeCall(db()), hold: (seconds) => holdCalls(db(), seconds) },
    memory: remember,
  });

/** For what cannot do without. */
export function neededProvider(): MarketDataProvider {
  const provider = marketProvider();
  if (!provider) throw new AppError('not_configured', 'Market data are not configured: set FINNHUB_API_KEY.');
  return provider;
}

async function remember(ticker: string): Promise<Remembered | undefined> {
  const samples = await readSamples(db(), ticker);
  return samples && { ...samples, profile: samples.symbol };
}
