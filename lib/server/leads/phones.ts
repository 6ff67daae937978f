import { isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { isTenDigitPhone } from '@/lib/domain/shared/phone';
import { phone as phoneRule } from '@/lib/domain/shared/validators';
import { AppError } from '@/lib/server/platform/errors';

/**
 * Parses a phone number as E.164. A number with a country code must be valid; ten digits without one are a US number,
 * as the specification requires. Otherwise throws a 400 for the field.
 */
export function toE164(input: string): string {
  // The parser finds numbers in any text, but a phone field contains only one line.
  const isOneLine = !/[\r\n]/.test(input);
  const foreign = isOneLine && input.trim().startsWith('+') ? parsePhoneNumberFromString(input) : undefined;
  if (foreign?.isValid()) return foreign.number;
  if (isOneLine && isTenDigitPhone(input)) return `+1${input.replaceAll(/\D/g, '')}`;
  const sentence = phoneRule(input) ?? 'Please enter a valid phone number';
  throw new AppError('bad_request', sentence, { fields: { phone: sentence } });
}

export type Phone = { phone: string; country: string };

/**
 * Parses a number by the rules of its country code, or of `country` if it has none. Undefined for invalid numbers,
 * unallocated ranges, premium-rate lines, and numbers without a country, such as satellite phones.
 */
export function toPhone(input: string, country = 'US'): Phone | undefined {
  const parsed = parse(input, country);
  return parsed && !costsExtra.has(parsed.type) ? parsed.number : undefined;
}

/**
 * Like `toPhone`, but for mobile numbers only. Pagers, VoIP, personal, company and toll-free numbers are used for toll
 * fraud.
 */
export function toMobile(input: string, country = 'US'): Phone | undefined {
  const parsed = parse(input, country);
  return parsed && mobileTypes.has(parsed.type) ? parsed.number : undefined;
}

const costsExtra = new Set(['PREMIUM_RATE', 'SHARED_COST']);
/** Includes FIXED_LINE_OR_MOBILE, because the North American Numbering Plan does not distinguish the two. */
const mobileTypes = new Set(['MOBILE', 'FIXED_LINE_OR_MOBILE']);

function parse(input: string, country: string): { number: Phone; type: string } | undefined {
  const typed = input.trim();
  if (!/^[+\d\s().\-/]+$/.test(typed) || /[\r\n]/.test(typed)) return undefined;
  if (!typed.startsWith('+') && !isSupportedCountry(country)) return undefined;
  const parsed = parsePhoneNumberFromString(typed, {
    ...(isSupportedCountry(country) ? { defaultCountry: country } : {}),
    extract: false,
  });
  if (!parsed?.isValid() || !parsed.country) return undefined;
  return { number: { phone: parsed.number, country: parsed.country }, type: parsed.getType() ?? '' };
}
