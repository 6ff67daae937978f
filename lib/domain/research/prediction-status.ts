import { daysBetween } from '@/lib/domain/shared/calendar/calendar-days';
import type { DateOnly } from '@/lib/domain/shared/dates';

type Numbers = {
  startValue: number;
  predictedValue: number;
  lowValue: number;
  highValue: number;
  baselineValue: number;
};
type Judged = { dueOn: DateOnly; outcome: { isHit: boolean; isBaselineHit: boolean } | null };

/** Whether a prediction may be shown, which requires an error band and a baseline. */
export function canShowPrediction(prediction: Partial<Numbers>): boolean {
  const { startValue, predictedValue, lowValue, highValue, baselineValue } = prediction;
  const all = [startValue, predictedValue, lowValue, highValue, baselineValue];
  if (!all.every((value) => typeof value === 'number' && Number.isFinite(value))) return false;
  return (
    Number(lowValue) < Number(highValue) &&
    Number(lowValue) <= Number(predictedValue) &&
    Number(predictedValue) <= Number(highValue)
  );
}

/** `days` is the number of days until the due date, or since. */
export type PredictionStatus = { state: 'open' | 'due' | 'hit' | 'missed'; days: number };

/** The state of a prediction on a day: open until it is due, due until it is settled, then hit or missed. */
export function predictionStatus({ dueOn, outcome }: Judged, today: DateOnly): PredictionStatus {
  const days = daysBetween(today, dueOn);
  if (outcome) return { state: outcome.isHit ? 'hit' : 'missed', days: Math.abs(days) };
  return days > 0 ? { state: 'open', days } : { state: 'due', days: Math.abs(days) };
}
