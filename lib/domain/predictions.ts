import type { Direction } from './research';

/**
 * The one rule that makes our predictions, and how they are judged. Its name goes with each prediction: a changed rule
 * is a new name, so that a record is never that of two rules.
 */
export const momentumRule = 'momentum 12 months, v1';

export const ruleWords =
  'The change of the last 12 months goes on, at a quarter of its pace. The band is where eight in ten of the same ' +
  'rule’s past errors on this price lay. The one who knows nothing says today’s price, and for a direction always up. ' +
  'Predictions that overlap in time are not independent, so the true interval is wider than the one shown.';

/** Calendar days until a prediction is judged. */
export const horizons = { timing: 28, price: 91 } as const;

export type Outlook = {
  direction: Direction;
  startValue: number;
  predictedValue: number;
  lowValue: number;
  highValue: number;
  baselineValue: number;
};

/** Trading days in a year, over which momentum looks back. */
const year = 252;
/** How much of last year's pace is believed: a guess that was fixed before the first prediction. */
const believed = 0.25;
/** Past errors are looked at weekly: the days between them hardly differ. */
const everyDays = 5;
/** Fewer past errors make no band, and without a band there is no prediction. */
const leastErrors = 40;
/** Within two percent a price has not moved. */
const flat = 0.02;
const leastReach = 0.005;

/** What the rule says after the close at an index of a list of daily closes; it sees nothing later. Null without enough of a past. */
export function outlookAt(closes: readonly number[], at: number, horizonDays: number): Outlook | null {
  const steps = Math.round((horizonDays * year) / 365);
  const start = closes[at];
  const moved = momentumAt(closes, at);
  const errors = pastErrors(closes, at, steps);
  if (start === undefined || moved === null || errors.length < leastErrors) return null;
  const expected = expectedMove(moved, steps);
  const low = Math.min(quantile(errors, 0.1), -leastReach);
  const high = Math.max(quantile(errors, 0.9), leastReach);
  return {
    direction: Math.abs(moved) <= flat ? 'flat' : moved > 0 ? 'up' : 'down',
    startValue: start,
    predictedValue: start * Math.exp(expected),
    lowValue: start * Math.exp(expected + low),
    highValue: start * Math.exp(expected + high),
    baselineValue: start,
  };
}

/** Whether it came as said, and whether the one who knows nothing was right. */
export function judge(kind: 'price' | 'timing', said: Outlook, actual: number) {
  if (kind === 'timing')
    return { isHit: hasGone(said.direction, said.startValue, actual), isBaselineHit: actual > said.startValue };
  const shift = said.baselineValue / said.predictedValue;
  return {
    isHit: said.lowValue <= actual && actual <= said.highValue,
    // The same width of band, around today's price.
    isBaselineHit: said.lowValue * shift <= actual && actual <= said.highValue * shift,
  };
}

function hasGone(direction: Direction, start: number, actual: number) {
  if (direction === 'flat') return Math.abs(actual / start - 1) <= flat;
  return direction === 'up' ? actual > start : actual < start;
}

const expectedMove = (moved: number, steps: number) => (believed * moved * steps) / year;

function momentumAt(closes: readonly number[], at: number) {
  const now = closes[at];
  const before = closes[at - year];
  return now === undefined || before === undefined ? null : Math.log(now / before);
}

/** By how much the rule was wrong whenever its horizon had ended before the index. */
function pastErrors(closes: readonly number[], at: number, steps: number) {
  const errors: number[] = [];
  for (let then = at - steps; then >= year; then -= everyDays) {
    const moved = momentumAt(closes, then);
    const [from, to] = [closes[then], closes[then + steps]];
    if (moved !== null && from !== undefined && to !== undefined)
      errors.push(Math.log(to / from) - expectedMove(moved, steps));
  }
  return errors.toSorted((a, b) => a - b);
}

/** Between the two nearest of a sorted list. */
function quantile(sorted: readonly number[], part: number) {
  const place = (sorted.length - 1) * part;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}
