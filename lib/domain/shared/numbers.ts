/**
 * '1,234.5': at most `most` decimals and at least `least`, halves rounded away from zero, as Intl writes a number in
 * en-US; no sign for a zero. Intl itself loads its data on first use, which blocks a phone for 40 ms or more.
 * For sizes up to 9e15 with all their decimals.
 */
export function groupDigits(value: number, most = 0, least = 0): string {
  if (!Number.isFinite(value)) return String(value);
  const text = String(Math.abs(value));
  // Small and large sizes are written with an exponent.
  const [before = '0', after = ''] = (text.includes('e') ? Math.abs(value).toFixed(most) : text).split('.');
  // Rounded by its decimal digits: 1.005 is 1.01, although its binary value is a little less.
  const size = Number(before + after.slice(0, most).padEnd(most, '0')) + (after.charAt(most) >= '5' ? 1 : 0);
  const digits = String(size).padStart(most + 1, '0');
  const whole = digits.slice(0, digits.length - most).replace(/\B(?=(?:\d{3})+$)/g, ',');
  const decimals = digits
    .slice(digits.length - most)
    .replace(/0+$/, '')
    .padEnd(least, '0');
  return `${value < 0 && size > 0 ? '-' : ''}${whole}${decimals === '' ? '' : `.${decimals}`}`;
}
