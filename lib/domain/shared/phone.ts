/**
 * A US phone number as in section 5: ten digits, an optional plus, and parentheses, dashes, spaces or dots between
 * groups. For the modals; other countries are validated separately.
 */
const tenDigits = /^\+?(?:\(\d{3}\)|\d{3})[-. ]{0,3}\d{3}[-. ]{0,3}\d{4}$/;

export const isTenDigitPhone = (value: string) => tenDigits.test(value.trim());

/**
 * Formats a ten-digit number, or one stored as +1 and ten digits, as (XXX) XXX-XXXX. Returns anything else unchanged.
 */
export function displayPhone(value: string) {
  const local = value.replace(/^\+1(?=\d{10}$)/, '');
  const digits = isTenDigitPhone(local) ? local.replace(/\D/g, '') : undefined;
  return digits === undefined ? value : `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}
