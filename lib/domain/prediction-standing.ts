import { daysBetween } from './calendar-days';
import type { DateOnly } from './dates';

type Numbers = {
  startValue: number;
  predictedValue: number;
  lowValue: number;
  highValue: number;
  baselineValue: number;
};
type Judged = { dueOn: DateOnly; outcome: { isHit: boolean; isBaselineHit: boolean } | null };

/**
 * Whether a prediction may be shown at all: a number without its error band, or without what somebody who knows
 * nothing would have said, promises more than it holds.
 */
export function isShowable(prediction: Partial<Numbers>): boolean {
  const { startValue, predictedValue, lowValue, highValue, baselineValue } = prediction;
  const all = [startValue, predictedValue, lowValue, highValue, baselineValue];
  if (!all.every((value) => typeof value === 'number' && Number.isFinite(value))) return false;
  return (
    Number(lowValue) < Number(highValue) &&
    Number(lowValue) <= Number(predictedValue) &&
    Number(predictedValue) <= Number(highValue)
  );
}

/** `days`: until it is due, or since then. */
export type Standing = { state: 'open' | 'due' | 'hit' | 'missed'; days: number };

/** Where a prediction stands on a day: open until it is due, due until it is settled, then hit or missed. */
export function standingOf({ dueOn, outcome }: Judged, today: DateOnly): Standing {
  const days = daysBetween(today, dueOn);
  if (outcome) return { state: outcome.isHit ? 'hit' : 'missed', days: Math.abs(days) };
  return days > 0 ? { state: 'open', days } : { state: 'due', days: -days };
}
