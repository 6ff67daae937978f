import { addMonths } from '@/lib/domain/shared/calendar/calendar-months';

/**
 * The end of a billing period that begins `at` (Unix seconds), as Stripe computes it: the month's last day where that
 * day does not exist.
 */
export const addInterval = (at: number, interval: unknown): number =>
  Math.floor(addMonths(new Date(at * 1000), interval === 'year' ? 12 : 1).getTime() / 1000);
