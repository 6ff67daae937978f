import type { Direction } from './research';

/**
 * Name of the model behind our predictions, stored with each of them. A changed model gets a new name, so that no track
 * record mixes two models.
 */
export const momentumRule = 'momentum 12 months, v1';

export const ruleCopy =
  'The model projects 25% of the trailing 12-month trend. The error band covers 80% of the model’s past errors. ' +
  'The baseline predicts no change in price, and up for direction. ' +
  'Predictions overlap in time, so the true confidence interval is wider than shown.';

/** Calendar days until a prediction is evaluated. */
export const horizons = { timing: 28, price: 91 } as const;

export type Outlook = {
  direction: Direction;
  startValue: number;
  predictedValue: number;
  lowValue: number;
  highValue: number;
  baselineValue: number;
};

/** Trading days per year; the look-back of the momentum. */
const year = 252;
/** Fraction of last year's trend that is assumed to continue, fixed before the first prediction. */
const assumedShare = 0.25;
/** Past errors are sampled every five trading days, since adjacent days hardly differ. */
const everyDays = 5;
/** With fewer past errors there is no band and therefore no prediction. */
const minErrors = 40;
/** Changes of up to 2% count as flat. */
const flat = 0.02;
const minReach = 0.005;

/** The prediction after the close at index `at`, based only on closes up to it. Null if the history is too short. */
export function outlookAt(closes: readonly number[], at: number, horizonDays: number): Outlook | null {
  const steps = Math.round((horizonDays * year) / 365);
  const start = closes[at];
  const moved = momentumAt(closes, at);
  const errors = pastErrors(closes, at, steps);
  if (start === undefined || moved === null || errors.length < minErrors) return null;
  const expected = expectedMove(moved, steps);
  const low = Math.min(quantile(errors, 0.1), -minReach);
  const high = Math.max(quantile(errors, 0.9), minReach);
  return {
    direction: Math.abs(moved) <= flat ? 'flat' : moved > 0 ? 'up' : 'down',
    startValue: start,
    predictedValue: start * Math.exp(expected),
    lowValue: start * Math.exp(expected + low),
    highValue: start * Math.exp(expected + high),
    baselineValue: start,
  };
}

/** Evaluates a prediction and its baseline. */
export function scorePrediction(kind: 'price' | 'timing', outlook: Outlook, actual: number) {
  if (kind === 'timing')
    return {
      isHit: hasGone(outlook.direction, outlook.startValue, actual),
      isBaselineHit: actual > outlook.startValue,
    };
  const shift = outlook.baselineValue / outlook.predictedValue;
  return {
    isHit: outlook.lowValue <= actual && actual <= outlook.highValue,
    // The baseline is judged by the same band, scaled to its value.
    isBaselineHit: outlook.lowValue * shift <= actual && actual <= outlook.highValue * shift,
  };
}

function hasGone(direction: Direction, start: number, actual: number) {
  if (direction === 'flat') return Math.abs(actual / start - 1) <= flat;
  return direction === 'up' ? actual > start : actual < start;
}

const expectedMove = (moved: number, steps: number) => (assumedShare * moved * steps) / year;

function momentumAt(closes: readonly number[], at: number) {
  const now = closes[at];
  const before = closes[at - year];
  return now === undefined || before === undefined ? null : Math.log(now / before);
}

/** The model's errors for all past horizons that ended by index `at`. */
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

/** A quantile of a sorted list, interpolated between the two nearest values. */
function quantile(sorted: readonly number[], part: number) {
  const place = (sorted.length - 1) * part;
  const [low = 0, high = low] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}
