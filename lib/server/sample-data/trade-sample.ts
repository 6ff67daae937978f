import { addDays, weekday } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';
import { tradingDays } from '@/lib/domain/shared/calendar/market-calendar';
import { withBalances, type Trade } from '@/lib/domain/signals/trades';
import { seededRandom, type SeededRandom } from '@/lib/domain/shared/random';

/**
 * Real symbols, each with a round strike near which the sample's strikes are drawn. All other numbers are generated and
 * marked as samples.
 */
const symbols: readonly [Underlying, ...Underlying[]] = [
  { symbol: 'AAPL', strike: 170, step: 5 },
  { symbol: 'MSFT', strike: 305, step: 5 },
  { symbol: 'NVDA', strike: 250, step: 10 },
  { symbol: 'AMD', strike: 115, step: 5 },
  { symbol: 'INTC', strike: 50, step: 1 },
  { symbol: 'MU', strike: 90, step: 2 },
  { symbol: 'QCOM', strike: 175, step: 5 },
  { symbol: 'ISRG', strike: 290, step: 10 },
  { symbol: 'ROK', strike: 300, step: 10 },
  { symbol: 'TER', strike: 130, step: 5 },
  { symbol: 'DDD', strike: 18, step: 1 },
  { symbol: 'RBLX', strike: 70, step: 5 },
  { symbol: 'U', strike: 115, step: 5 },
  { symbol: 'COIN', strike: 200, step: 10 },
];
type Underlying = { symbol: string; strike: number; step: number };
type Draft = Omit<Trade, 'balanceCents' | 'thousandCents'>;

const wins = 20;
const losses = 13;
/** Returns are in tenths of a percent, so that each result is a whole dollar and the displayed column adds up. */
const tenth = 10;

/** The historical sample (section 9): 33 closed trades of January and February 2022, the same on every machine. */
export function recordSample(): Trade[] {
  const random = seededRandom(20_220_105);
  const results = random.shuffle([
    ...drawn(wins, () => tenth * random.between(15, 460)),
    ...drawn(losses, () => -tenth * random.between(40, 600)),
  ]);
  const days = tradingDays('2022-01-03', '2022-02-28');
  const fills = drawn(results.length, () => random.between(0, days.length - 4)).toSorted(ascending);
  // Sorted like the fills, so that the chart runs forward in time. Each close stays after its fill.
  const closes = fills.map((fill) => Math.min(fill + random.between(1, 8), days.length - 1)).toSorted(ascending);
  return withBalances(
    results.map((roiBp, index) =>
      draft(random, index + 1, dayAt(days, fills[index]), dayAt(days, closes[index]), roiBp),
    ),
  );
}

function draft(random: SeededRandom, number: number, fillDate: DateOnly, closeDate: DateOnly, roiBp: number): Draft {
  const { symbol, strike, step } = random.pick(symbols);
  const strikeCents = (strike + step * random.between(-2, 3)) * 100;
  return {
    id: `record-${String(number).padStart(4, '0')}`,
    number,
    symbol,
    tradeType: random.between(1, 10) <= 7 ? 'Call' : 'Put',
    expiration: fridayFrom(addDays(fillDate, random.between(28, 42))),
    fillDate,
    closeDate,
    strikeCents,
    // Between 1.5% and 6% of the strike, in steps of five cents, as options are quoted.
    bidCents: Math.max(5, Math.round((strikeCents * random.between(15, 60)) / 1_000 / 5) * 5),
    roiBp,
    isSample: true,
  };
}

/** The expiration: the first Friday on or after the date. */
const fridayFrom = (date: DateOnly) => addDays(date, (5 - weekday(date) + 7) % 7);

const drawn = (count: number, draw: () => number) => Array.from({ length: count }, draw);
const ascending = (a: number, b: number) => a - b;

function dayAt(days: readonly DateOnly[], index: number | undefined): DateOnly {
  const day = index === undefined ? undefined : days[index];
  if (day === undefined) throw new RangeError(`The sample has no trading day ${String(index)}`);
  return day;
}
