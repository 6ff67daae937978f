import { transferFormCopy as copy } from '@/lib/content/brokerage/funding';
import type { Funding } from '@/lib/contracts/brokerage/transfers';
import { usdExact } from '@/lib/domain/shared/money';
import { centsOf } from '@/lib/domain/shared/typed-number';
import type { TransferDirection } from '@/lib/domain/brokerage/transfers';
import { groupDigits } from '@/lib/domain/shared/numbers';

export type Draft = { direction: TransferDirection; amount: string };

/** Parses the typed amount to cents, or returns its error. The server validates it again. */
export function checkDraft(
  { direction, amount }: Draft,
  { limits, leftTodayCents, balance }: Funding,
): { cents: number } | { error: string } {
  const cents = centsOf(amount);
  if (cents === undefined) return { error: copy.amountInvalid };
  if (cents < limits.minCents) return { error: copy.tooLittle(usdExact(limits.minCents)) };
  if (cents > limits.perTransferCents) return { error: copy.tooMuch(usdExact(limits.perTransferCents)) };
  const left = leftTodayCents[direction];
  if (cents > left) return { error: copy.overDay(usdExact(left)) };
  if (direction === 'withdrawal' && balance && cents > balance.withdrawableCents)
    return { error: copy.overBalance(usdExact(balance.withdrawableCents)) };
  return { cents };
}

/** Formats '1234.5' as '1,234.50'; an invalid amount stays as typed. */
export function formatAmount(amount: string) {
  const cents = centsOf(amount);
  return cents === undefined ? amount : groupDigits(cents / 100, 2, 2);
}
