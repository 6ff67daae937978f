import type { Question } from '@/lib/content/application/question';
import { flowWords } from '@/lib/content/application/words';
import { amountOf } from '@/lib/domain/application/amounts';
import { countries } from '@/lib/domain/countries';
import { fullDate, isDateOnly } from '@/lib/domain/dates';
import { usdExact } from '@/lib/domain/exact-money';
import { usd } from '@/lib/domain/money';
import { displayPhone } from '@/lib/domain/phone';

/** An answer as it is read back to whoever gave it. */
export function answerWords({ kind, options }: Question, value: string | undefined): string {
  const given = value?.trim() ?? '';
  if (kind === 'tax-id') return given === '' ? flowWords.taxIdLater : flowWords.taxIdHere(given.slice(-4));
  if (given === '') return flowWords.none;
  if (kind === 'country') return countries.find((country) => country.value === given)?.label ?? given;
  if (kind === 'phone') return displayPhone(given);
  if (kind === 'date') return isDateOnly(given) ? fullDate(given) : given;
  if (kind === 'tick') return 'Confirmed';
  if (kind === 'money') return moneyWords(given);
  return options?.find((option) => option.value === given)?.label ?? given;
}

function moneyWords(given: string) {
  const amount = amountOf(given);
  if (amount === undefined) return given;
  const cents = Math.round(amount * 100);
  return cents % 100 === 0 ? usd(cents) : usdExact(cents);
}
