import { addMonths } from '@/lib/domain/shared/calendar/calendar-months';
import { invalid, type Fields } from './state';

/**
 * The end of a billing period that begins at `at`, in Unix seconds, computed as Stripe does: the last day of the month
 * if the month has no such day.
 */
export const addInterval = (at: number, interval: unknown): number =>
  Math.floor(addMonths(new Date(at * 1000), interval === 'year' ? 12 : 1).getTime() / 1000);

/** The end of a new subscription's trial in Unix seconds, from its number of days or its date; null without a trial. */
export function trialEndOf({ trial_period_days: days, trial_end: end }: Fields, at: number): number | null {
  if (end === undefined) return days === undefined ? null : at + Number(days) * 86_400;
  if (days !== undefined) throw invalid('You may only specify one of these parameters: trial_end, trial_period_days.');
  if (Number(end) <= at)
    throw invalid('Invalid timestamp: must be an integer Unix timestamp in the future.', 'trial_end');
  return Number(end);
}
