import { bankingDaysAfter, processingDay } from './banking-days';
import type { DateOnly } from '@/lib/domain/shared/dates';

/** Our own limits on transfers. Amounts in cents. The broker's own limits apply as well. */
export const transferLimits = {
  /** The return of an ACH debit costs more than amounts below a dollar. */
  minCents: 100,
  /** The broker publishes $50,000 as the ACH maximum per account and day; one transfer may use all of it. */
  perTransferCents: 5_000_000,
  /** The same, for each direction, by the calendar day in New York. */
  perDayCents: 5_000_000,
  /** More open transfers at once look like a script or a mistake, and each can be returned. */
  maxOpen: 5,
} as const;

/** Requests after this hour in New York are processed on the next banking day. */
export const cutoffHour = 16;

/** The broker says that ACH takes one to three banking days. */
export const slowestBankingDays = 3;

/** Banking days until a completed deposit can be withdrawn: a bank may return it for insufficient funds before. */
export const depositHoldBankingDays = 5;

/** The expected arrival day. */
export const expectedDay = (at: Date): DateOnly => bankingDaysAfter(processingDay(at, cutoffHour), slowestBankingDays);
