/**
 * Formats a number like '1,234.5', with `least` to `most` decimals, as Intl does for en-US: rounds half away from zero,
 * and zero has no sign. Intl itself loads its data on first use, which blocks a phone for 40 ms or more. Exact while
 * the digits, including decimals, stay below 9e15.
 */
export function groupDigits(value: number, most = 0, least = 0): string {
  if (!Number.isFinite(value)) return String(value);
  const text = String(Math.abs(value));
  // Very small and very large numbers are written with an exponent.
  const [before = '0', after = ''] = (text.includes('e') ? Math.abs(value).toFixed(most) : text).split('.');
  // Rounds the decimal digits: 1.005 becomes 1.01, although its binary value is slightly smaller.
  const size = Number(before + after.slice(0, most).padEnd(most, '0')) + (after.charAt(most) >= '5' ? 1 : 0);
  const digits = String(size).padStart(most + 1, '0');
  const whole = digits.slice(0, digits.length - most).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const decimals = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  return `${value < 0 && size > 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
