import { createClient } from '@/lib/client/http/create-client';
import { tradesContract, tradesFile, type TradeRecord } from '@/lib/contracts/signals/trades';
import type { AllTrades } from '@/lib/domain/signals/all-trades';
import { tradesJsonPath } from '@/lib/domain/signals/listing/export-paths';
import type { TradeVariant } from '@/lib/domain/signals/listing/trade-query';
import type { Steps } from '@/lib/domain/signals/statistics/steps';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { siteServices } from '@/lib/server/platform/site-services';
import { runSteps } from './run-steps';

/** All public trades of a variant, oldest first, for figures over the whole record. */
export async function readAllTrades(variant: TradeVariant): Promise<AllTrades> {
  const { settings, figureTrades } = siteServices();
  return settings().apiBaseUrl ? readTradesOfApi(variant) : figureTrades(variant);
}

/**
 * Reads all trades from the API, which may be external: from the list if one page has them all, otherwise from the
 * export file.
 */
export async function readTradesOfApi(variant: TradeVariant): Promise<AllTrades> {
  const { items, meta, nextCursor } = await createClient(tradesContract, pageHttp()).list({ query: { variant } });
  if (nextCursor === null) return { trades: fromWireTrades(items, meta.isSample), meta };
  const { data } = await pageHttp().get<string>(tradesJsonPath, {
    params: { variant },
    ...{ responseType: 'text', transformResponse: [] },
  });
  return { trades: fromWireTrades(await runSteps(itemSteps(data)), meta.isSample), meta };
}

/** The latest trades of the historical record, oldest first. */
export async function readLatestTrades(count: number): Promise<TradeRecord> {
  const { list } = createClient(tradesContract, pageHttp());
  const record = await list({ query: { sort: 'number', dir: 'desc', limit: count } });
  return { ...record, items: record.items.toReversed(), nextCursor: null };
}

/** Parses the file line by line, yielding before each: parsing 100,000 trades at once would block the process. */
function* itemSteps(text: string): Steps<TradeRecord['items']> {
  const [head = '', ...lines] = text.split('\n');
  const items = tradesFile.parse(JSON.parse(head + (lines.pop() ?? ''))).items;
  for (const line of lines) {
    yield;
    const part = tradesFile.shape.items.parse(JSON.parse(`[${line.replace(/,$/, '')}]`));
    for (const item of part) items.push(item);
  }
  return items;
}
