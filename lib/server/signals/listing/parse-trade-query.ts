import { tradeProblemText } from '@/lib/content/signals/listing/trade-problems';
import { readTradeQuery } from '@/lib/domain/signals/listing/read-trade-query';
import { fillDates, orderOfIssue, type TradeQuery } from '@/lib/domain/signals/listing/trade-query';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import { listSlugs } from '@/lib/server/market/sectors-repository';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { DatedFilter } from './trade-conditions-repository';

export type ParsedTradeQuery = TradeQuery & { dated: DatedFilter };

/**
 * Parses and validates a trade query. Rejects with 400 and the field's name: ignoring an invalid filter would return a
 * wrong list.
 */
export async function parseTradeQuery(given: Record<string, string | undefined>): Promise<ParsedTradeQuery> {
  const { query, problems } = readTradeQuery(given, orderOfIssue);
  const { sector } = query.filter;
  const isUnknown = sector !== null && !(await listSlugs(db())).includes(sector);
  const problem = problems[0] ?? (isUnknown ? { field: 'sector', reason: 'value' as const, typed: sector } : undefined);
  if (problem) {
    const message = tradeProblemText(problem);
    throw new AppError('bad_request', message, { fields: { [problem.field]: message } });
  }
  const { period: _, ...rest } = query.filter;
  return { ...query, dated: { ...rest, ...fillDates(query.filter, newYorkDay(now())) } };
}
