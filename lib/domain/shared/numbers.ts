/**
 * Formats a number like '1,234.5', with `min` to `max` decimals, as Intl does for en-US: rounds half away from zero,
 * and zero has no sign. Intl itself loads its data on first use, which blocks a phone for 40 ms or more. Exact while
 * the digits, including decimals, stay below 9e15.
 */
export function groupDigits(value: number, max = 0, min = 0): string {
  if (!Number.isFinite(value)) return String(value);
  const text = String(Math.abs(value));
  // Very small and very large numbers are written with an exponent.
  const [before = '0', after = ''] = (text.includes('e') ? Math.abs(value).toFixed(max) : text).split('.');
  // Rounds the decimal digits: 1.005 becomes 1.01, although its binary value is slightly smaller.
  const size = Number(before + after.slice(0, max).padEnd(max, '0')) + (after.charAt(max) >= '5' ? 1 : 0);
  const digits = String(size).padStart(max + 1, '0');
  const whole = digits.slice(0, digits.length - max).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const decimals = digits
    .slice(digits.length - max)
    .replace(/0+$/, '')
    .padEnd(min, '0');
  return `${value < 0 && size > 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
