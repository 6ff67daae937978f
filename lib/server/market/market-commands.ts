import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { marketOperationContract, type MarketStatus } from '@/lib/contracts/market/market-operation';
import { refreshKinds } from '@/lib/domain/market/market-refresh';

export const marketUsage = `  market                show market data refresh status and requests our data plan does not include
  market refresh <ticker>
                        fetch all data of a stock now
  market add <ticker> <sector>
                        add a stock to a sector`;

/** Request timeout: a fetch waits for its share of the call budget and for the provider. */
const timeoutMs = 120_000;

/** `npm run ops -- market ...`; returns the output, or undefined for unknown arguments. */
export async function runMarket(http: AxiosInstance, [verb, ticker, sector]: string[]): Promise<string | undefined> {
  http.defaults.timeout = timeoutMs;
  const market = createClient(marketOperationContract, http);
  if (verb === undefined) return describeMarket(await market.status()).join('\n');
  if (ticker === undefined) return undefined;
  if (verb === 'add' && sector !== undefined) {
    const { outcome } = await market.addSymbol({ body: { ticker, sector } });
    return `${ticker} ${outcome === 'added' ? 'is in' : 'was in'} ${sector}`;
  }
  if (verb !== 'refresh') return undefined;
  const lines: string[] = [];
  for (const kind of refreshKinds) {
    const { state, rows, failure } = await market.refresh({ body: { ticker, kind } });
    lines.push(
      `${kind.padEnd(16)} ${state === 'failed' ? `failed: ${failure}` : `${state}${rows === null ? '' : `, ${rows} rows`}`}`,
    );
  }
  return lines.join('\n');
}

export function describeMarket({ provider, kinds, refused }: MarketStatus): string[] {
  const names = { finnhub: 'Finnhub', sample: 'simulated', off: 'off: no FINNHUB_API_KEY' };
  return [
    `provider: ${names[provider]}`,
    ...kinds.map(
      ({ kind, tickers, failing, oldest, newest }) =>
        `${kind.padEnd(16)} ${tickers} stocks, ${failing} failing, fetched from ${oldest ?? 'never'} to ${newest ?? 'never'}`,
    ),
    ...refused.map(
      ({ question, subject, notBefore }) =>
        `the plan does not include ${question}${subject === '*' ? '' : ` of ${subject}`}; next try after ${notBefore ?? 'now'}`,
    ),
  ];
}
