import { mean } from '@/lib/domain/shared/averages';
import { addDays, weekday } from '@/lib/domain/shared/calendar/calendar-days';
import { isTradingDay, tradingDays } from '@/lib/domain/shared/calendar/market-calendar';
import type { DateOnly } from '@/lib/domain/shared/dates';
import type { SignalClosing, SignalTerms } from '@/lib/domain/signals/ledger/entries';
import { modelBidCents } from '@/lib/domain/signals/option-price';
import { seededRandom, seedOf, type SeededRandom } from '@/lib/domain/shared/random';

/** Closes in cents by symbol and day. */
export type Closes = ReadonlyMap<string, ReadonlyMap<DateOnly, number>>;

/** Real symbols. All numbers of the sample signals are generated and marked as samples. */
export const sampleSignalSymbols = ['AAPL', 'MSFT', 'NVDA', 'GOOGL', 'META', 'QCOM', 'ROK', 'DE', 'COIN'] as const;

/** Trading days are counted from this day, so that the schedule does not depend on when it is computed. */
const firstDay = '2020-01-02';
/** Trading days between two signals. */
const pace = 3;

/** The days from `from` to `to`, inclusive, on which a sample signal is issued. */
export const issueDays = (from: DateOnly, to: DateOnly): DateOnly[] =>
  tradingDays(firstDay, to).filter((day, index) => index % pace === 0 && day >= from);

/** The sample signal of a day, with a strike near that day's price; null without a price. */
export function sampleSignal(day: DateOnly, closes: Closes): SignalTerms | null {
  const random = seededRandom(seedOf(`signal of ${day}`));
  const symbol = random.pick(sampleSignalSymbols);
  const spot = closes.get(symbol)?.get(day);
  const usual = usualPrice(symbol, day, closes);
  if (spot === undefined || usual === null) return null;
  const tradeType = spot < usual ? 'Call' : 'Put';
  const terms = {
    symbol,
    tradeType,
    expiration: fridayFrom(addDays(day, random.between(56, 84))),
    fillDate: day,
  } as const;
  const strikeCents = strikeNear(spot, random);
  const bidCents = modelBidCents({ ...terms, strikeCents }, spot, day);
  return bidCents === 0 ? null : { ...terms, strikeCents, bidCents };
}

/** Sold when its bid reaches `goal` or `stop` times the price paid, or after `longest` trading days. */
const goal = 1.3;
const stop = 0.65;
const longest = 20;

/** How a sample signal was closed by `until`, priced by the option model; null if it is still open. */
export function sampleClosing(terms: SignalTerms, until: DateOnly, closes: Closes): SignalClosing | null {
  const last = until < terms.expiration ? until : terms.expiration;
  for (const [held, closeDate] of tradingDays(addDays(terms.fillDate, 1), last).entries()) {
    const spot = closes.get(terms.symbol)?.get(closeDate);
    if (spot === undefined) continue;
    const priceCents = modelBidCents(terms, spot, closeDate);
    const share = priceCents / terms.bidCents;
    if (share >= goal || share <= stop || held + 1 >= longest) return { closeDate, how: 'sold', priceCents };
  }
  return null;
}

/** The mean price of the 90 days before, to which the sample market's prices tend to return. */
function usualPrice(symbol: string, day: DateOnly, closes: Closes): number | null {
  const from = addDays(day, -90);
  const before = [...(closes.get(symbol) ?? [])].filter(([known]) => known >= from && known < day);
  return mean(before.map(([, cents]) => cents));
}

/** A random strike near the price, rounded to the strike interval. */
function strikeNear(spot: number, random: SeededRandom) {
  const step = spot < 2_500 ? 100 : spot < 20_000 ? 500 : 1_000;
  return Math.max(step, Math.round(spot / step + random.between(-1, 1)) * step);
}

/** The expiration: the first Friday, on or after the date, that is a trading day. */
function fridayFrom(date: DateOnly): DateOnly {
  const friday = addDays(date, (5 - weekday(date) + 7) % 7);
  return isTradingDay(friday) ? friday : fridayFrom(addDays(friday, 1));
}
