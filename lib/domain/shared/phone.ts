/**
 * Section 5: ten digits, an optional plus, and parentheses, dashes, spaces or dots between groups. For US numbers in
 * the modals; other countries have a separate check.
 */
const tenDigits = /^\+?(?:\(\d{3}\)|\d{3})[-. ]{0,3}\d{3}[-. ]{0,3}\d{4}$/;

export const isTenDigitPhone = (value: string) => tenDigits.test(value.trim());

/** A 10-digit number, or one stored as +1 and ten digits, as (XXX) XXX-XXXX; anything else unchanged. */
export function displayPhone(value: string) {
  const local = value.replace(/^\+1(?=\d{10}$)/, '');
  const digits = isTenDigitPhone(local) ? local.replace(/\D/g, '') : undefined;
  return digits === undefined ? value : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
