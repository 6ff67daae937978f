import type { Question } from '@/lib/content/brokerage/application/question';
import { flowCopy } from '@/lib/content/brokerage/application/copy';
import { amountOf } from '@/lib/domain/brokerage/application/amounts';
import { countries } from '@/lib/domain/shared/countries';
import { fullDate, isDateOnly } from '@/lib/domain/shared/dates';
import { usd, usdExact } from '@/lib/domain/shared/money';
import { displayPhone } from '@/lib/domain/shared/phone';

/** Formats an answer for review. */
export function answerText({ kind, options }: Question, value: string | undefined): string {
  const given = value?.trim() ?? '';
  if (kind === 'tax-id') return given === '' ? flowCopy.taxIdLater : flowCopy.taxIdHere(given.slice(-4));
  if (given === '') return flowCopy.none;
  if (kind === 'country') return countries.find((country) => country.value === given)?.label ?? given;
  if (kind === 'phone') return displayPhone(given);
  if (kind === 'date') return isDateOnly(given) ? fullDate(given) : given;
  if (kind === 'tick') return 'Confirmed';
  if (kind === 'money') return moneyText(given);
  return options?.find((option) => option.value === given)?.label ?? given;
}

function moneyText(given: string) {
  const amount = amountOf(given);
  if (amount === undefined) return given;
  const cents = Math.round(amount * 100);
  return cents % 100 === 0 ? usd(cents) : usdExact(cents);
}
