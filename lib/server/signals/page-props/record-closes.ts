import { createClient } from '@/lib/client/http/create-client';
import { chartsContract } from '@/lib/contracts/research/charts';
import { rangeStart } from '@/lib/domain/research/candle-ranges';
import { indexFund } from '@/lib/domain/research/research';
import { firstDay } from '@/lib/domain/shared/calendar/first-day';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { ClosesBySymbol } from '@/lib/domain/signals/statistics/baselines';
import type { ClosedTrade } from '@/lib/domain/signals/trades';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { orNull } from '@/lib/server/app/page-props/or-null';

/** Closes of the index fund and the traded symbols since the first fill; symbols without prices are omitted. */
export async function readCloses(
  closed: readonly ClosedTrade[],
  { today, hasSamplePrices }: { today: DateOnly; hasSamplePrices: boolean },
): Promise<ClosesBySymbol> {
  const first = firstDay(closed.map(({ fillDate }) => fillDate));
  if (!first) return new Map();
  const range = (['1y', '5y'] as const).find((years) => rangeStart(years, today) <= first) ?? '10y';
  const calls = createClient(chartsContract, pageHttp());
  const symbols = [...new Set([indexFund, ...closed.map(({ symbol }) => symbol)])];
  const found = await Promise.all(
    symbols.map((symbol) => orNull(`prices of ${symbol}`, calls.candles({ query: { symbol, range } }))),
  );
  return new Map(
    found
      .filter((candles) => candles !== null)
      // Real trades are never compared with generated prices.
      .filter(({ meta }) => hasSamplePrices || !meta.isSample)
      .map(({ symbol, day, close }) => [symbol, new Map(day.map((date, at) => [date, cents(close[at])]))]),
  );
}

const cents = (dollars: number | undefined) => Math.round((dollars ?? 0) * 100);
