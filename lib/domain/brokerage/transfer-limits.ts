import { bankingDaysAfter, processingDay } from './banking-days';
import type { DateOnly } from '@/lib/domain/shared/dates';

/** Our own limits on transfers, in cents. The broker's limits apply as well. */
export const transferLimits = {
  /** A returned ACH debit costs more than an amount below one dollar. */
  minCents: 100,
  /** The broker's published ACH limit is $50,000 per account and day. One transfer may use all of it. */
  perTransferCents: 5_000_000,
  /** The daily limit of each direction, per calendar day in New York. */
  perDayCents: 5_000_000,
  /** More simultaneous transfers suggest a script or a mistake, and each of them can be returned. */
  maxOpen: 5,
} as const;

/** Requests after this hour in New York are processed on the next banking day. */
export const cutoffHour = 16;

/** According to the broker, ACH transfers take one to three banking days. */
export const slowestBankingDays = 3;

/**
 * Banking days until a completed deposit can be withdrawn, since the bank may return it for insufficient funds until
 * then.
 */
export const depositHoldBankingDays = 5;

/** The day by which a transfer requested at `at` should arrive. */
export const expectedDay = (at: Date): DateOnly => bankingDaysAfter(processingDay(at, cutoffHour), slowestBankingDays);
