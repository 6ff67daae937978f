import { createClient } from '@/lib/client/http/create-client';
import { tradesContract, tradesFile, type TradeRecord } from '@/lib/contracts/signals/trades';
import { tradesJsonPath } from '@/lib/domain/signals/listing/export-paths';
import type { TradeVariant } from '@/lib/domain/signals/listing/trade-query';
import { pageHttp } from '@/lib/server/app/page-props/api-client';

/** All public trades of a variant, oldest first, for figures of the whole record. */
export async function readAllTrades(variant: TradeVariant): Promise<TradeRecord> {
  const first = await createClient(tradesContract, pageHttp()).list({ query: { variant } });
  if (first.nextCursor === null) return first;
  const { data } = await pageHttp().get<unknown>(tradesJsonPath, { params: { variant } });
  return { ...first, items: tradesFile.parse(data).items, nextCursor: null };
}
