import { bankingDaysAfter, isBankingDay } from '@/lib/domain/brokerage/banking-days';
import { newYorkDay, newYorkHour } from '@/lib/domain/shared/new-york';
import type { DateOnly } from '@/lib/domain/shared/dates';

/** A status that applies from an instant, with an optional reason. */
export type Step = [at: string, status: string, reason?: string];

type Order = { direction: string; cents: number };

const [cutoff, morning] = [16, 9];
const [depositDays, holdDays] = [2, 5];

/**
 * Test values, like those of the broker's sandbox: the last four digits of an amount in cents select the outcome. Any
 * other amount completes. Banking days after completion at which the transfer is returned: R01 after one, R10 after
 * ten, because customers may object within 60 days.
 */
const returns: Record<string, { afterDays: number; code: string; direction?: string }> = {
  '7101': { afterDays: 1, code: 'R01 - Insufficient Funds', direction: 'INCOMING' },
  '7110': { afterDays: 10, code: 'R10 - Customer Advises Not Authorized', direction: 'INCOMING' },
  '7103': { afterDays: 2, code: 'R03 - No Account/Unable to Locate Account', direction: 'OUTGOING' },
};

/** Amounts whose last four digits make the request itself fail. */
export const callFailures: Record<string, 'is busy' | 'keeps nothing' | 'keeps it and does not answer' | undefined> = {
  '7129': 'is busy',
  '7150': 'keeps nothing',
  '7154': 'keeps it and does not answer',
};

/** The last four digits of an amount in cents: '7101' for $571.01. */
export const endingOf = (cents: number) => String(cents % 10_000).padStart(4, '0');

/** The statuses of an ACH transfer over time, on banking days in New York. */
export function courseOf({ direction, cents }: Order, from: Date): { steps: Step[]; holdUntil?: string } {
  const at = (day: DateOnly, hour: number) => newYorkHour(day, hour).toISOString();
  const today = newYorkDay(from);
  const isInTime = isBankingDay(today) && from < newYorkHour(today, cutoff);
  const sentOn = isInTime ? today : bankingDaysAfter(today, 1);
  const steps: Step[] = [[from.toISOString(), 'QUEUED']];
  if (endingOf(cents) === '7122')
    return { steps: [...steps, [at(sentOn, cutoff), 'REJECTED', 'bank account owner name does not match']] };
  const doneOn = bankingDaysAfter(sentOn, depositDays);
  steps.push([at(sentOn, cutoff), 'SENT_TO_CLEARING'], [at(doneOn, morning), 'COMPLETE']);
  const back = returns[endingOf(cents)];
  if (back && back.direction === direction)
    steps.push([at(bankingDaysAfter(doneOn, back.afterDays), morning), 'RETURNED', back.code]);
  return direction === 'INCOMING' ? { steps, holdUntil: at(bankingDaysAfter(doneOn, holdDays), morning) } : { steps };
}

/** The step of a transfer that applies at an instant. */
export const stepAt = (steps: readonly Step[], at: Date): Step =>
  steps.findLast(([from]) => Date.parse(from) <= at.getTime()) ?? steps[0] ?? [at.toISOString(), 'QUEUED'];
