import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isTenDigitPhone } from '@/lib/domain/phone';
import { phone as phoneRule } from '@/lib/domain/validators';
import { AppError } from '../errors';

/**
 * A phone number as E.164. With a country code it must be one that its country gives out; ten digits without are a
 * number of the United States by the specification's own rule. 400 with the field otherwise.
 */
export function toE164(input: string): string {
  // The parser looks for a number in whatever text it is given: a line break ends what a phone field may hold.
  const isOneLine = !/[\r\n]/.test(input);
  const foreign = isOneLine && input.trim().startsWith('+') ? parsePhoneNumberFromString(input) : undefined;
  if (foreign?.isValid()) return foreign.number;
  if (isOneLine && isTenDigitPhone(input)) return `+1${input.replaceAll(/\D/g, '')}`;
  const sentence = phoneRule(input) ?? 'Please enter a valid phone number';
  throw new AppError('bad_request', sentence, { fields: { phone: sentence } });
}

export type Phone = { phone: string; country: string };

/**
 * A number to be written to: with a country code as its country gives it out, without one by the rule of the country
 * that was chosen, which is the United States and the specification's ten digits when silent. Undefined when it is no
 * number, or one whose calls cost its caller extra.
 */
export function toPhone(input: string, country = 'US'): Phone | undefined {
  const typed = input.trim();
  if (!/^[+\d\s().\-/]+$/.test(typed) || /[\r\n]/.test(typed)) return undefined;
  if (!typed.startsWith('+') && !isSupportedCountry(country)) return undefined;
  const parsed = parsePhoneNumberFromString(typed, {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  });
  if (parsed?.isValid() && parsed.country) {
    return costsExtra.has(parsed.getType() ?? '') ? undefined : { phone: parsed.number, country: parsed.country };
  }
  // Ten digits that nobody was given (yet) are a number of the United States by section 5.
  if (country === 'US' && isTenDigitPhone(typed)) return { phone: `+1${typed.replaceAll(/\D/g, '')}`, country: 'US' };
  return undefined;
}

const costsExtra = new Set<string>(['PREMIUM_RATE', 'SHARED_COST']);
