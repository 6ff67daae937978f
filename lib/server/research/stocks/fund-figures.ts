import type { FundFigures } from '@/lib/contracts/research/symbols';
import { growth, yearlyGrowth } from '@/lib/domain/market/market-formulas';
import { daysOf, rangeStart } from '@/lib/domain/research/candle-ranges';
import { returnRanges, type ReturnRange } from '@/lib/domain/research/research';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { tradingDayFrom } from '@/lib/domain/shared/calendar/market-calendar';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { readFundPrices } from '@/lib/server/market/fund-prices-repository';
import type { SymbolRecord } from '@/lib/server/market/symbols-repository';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { dollars } from './symbol-rows';

const yearsOf: Partial<Record<ReturnRange, number>> = { '3y': 3, '5y': 5 };

/** A fund's figures, from the same prices as its chart: the returns start at the first closes of the chart's ranges. */
export async function readFund(ticker: string, figures: SymbolRecord['figures']): Promise<FundFigures> {
  const last = figures?.priceDay;
  if (!figures || !last) return none;
  const today = utcDay(now());
  // The year to date starts in the current year, as on the chart.
  const starts = returnRanges.map((range) => ({ key: range, day: rangeStart(range, range === 'ytd' ? today : last) }));
  const prices = await readFundPrices(db(), ticker, {
    last,
    volumeFrom: addDays(last, -daysOf['3m']),
    drawdownFrom: addDays(last, -daysOf['1y']),
    starts,
  });
  const { bar, averageVolume, since, deepest } = prices;
  return {
    open: dollars(bar?.open),
    low: dollars(bar?.low),
    high: dollars(bar?.high),
    previousClose: dollars(figures.previousCents),
    // The source reports zero when it has no volume for a day.
    volume: bar?.volume || null,
    averageVolume,
    returns: starts.map(({ key, day }) => {
      const first = prices.starts.find((one) => one.key === key);
      const isWhole = first !== undefined && first.day < last && since !== null && since <= tradingDayFrom(day);
      const years = yearsOf[key];
      return {
        range: key,
        since: isWhole ? first.day : null,
        change: isWhole ? growth(figures.priceCents, first.close) : null,
        yearly: isWhole && years ? yearlyGrowth(figures.priceCents, first.close, years) : null,
      };
    }),
    maxDrawdown: deepest === null ? null : 100 * deepest,
  };
}

const none: FundFigures = {
  ...{ open: null, low: null, high: null, previousClose: null, volume: null, averageVolume: null, maxDrawdown: null },
  returns: returnRanges.map((range) => ({ range, since: null, change: null, yearly: null })),
};
