import { createClient } from '@/lib/client/http/create-client';
import { tradesContract, tradesFile, type TradeRecord } from '@/lib/contracts/signals/trades';
import { tradesJsonPath } from '@/lib/domain/signals/listing/export-paths';
import type { TradeVariant } from '@/lib/domain/signals/listing/trade-query';
import type { Steps } from '@/lib/domain/signals/statistics/steps';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { inTurns } from './in-turns';

/** All public trades of a variant, oldest first, for figures of the whole record. */
export async function readAllTrades(variant: TradeVariant): Promise<TradeRecord> {
  const first = await createClient(tradesContract, pageHttp()).list({ query: { variant } });
  if (first.nextCursor === null) return first;
  const { data } = await pageHttp().get<string>(tradesJsonPath, {
    params: { variant },
    ...{ responseType: 'text', transformResponse: [] },
  });
  return { ...first, items: await inTurns(itemSteps(data)), nextCursor: null };
}

/** The trades of a file, line by line: of a hundred thousand at once the parser would let nothing else go on. */
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
