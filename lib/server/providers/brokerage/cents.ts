/** Parses a decimal string as whole cents. Undefined if it is not an amount or has fractions of a cent. */
export function toCents(decimal: string): number | undefined {
  const [, sign = '', dollars, fraction = ''] = /^(-?)(\d{1,12})(?:\.(\d{1,20}))?$/.exec(decimal) ?? [];
  if (dollars === undefined || /[1-9]/.test(fraction.slice(2))) return undefined;
  return Number(sign + String(Number(dollars) * 100 + Number(fraction.slice(0, 2).padEnd(2, '0')))) + 0;
}

/**
 * Like `toCents`, but rounds down to whole cents: a balance may have fractions of a cent, for example from interest.
 */
export function toCentsDown(decimal: string): number | undefined {
  const whole = /^(-?\d{1,12}(?:\.\d{1,2})?)(\d*)$/.exec(decimal);
  const cents = whole?.[1] === undefined ? undefined : toCents(whole[1]);
  if (cents === undefined) return undefined;
  return decimal.startsWith('-') && /[1-9]/.test(whole?.[2] ?? '') ? cents - 1 : cents;
}

/** Formats whole cents for the broker: 12345 becomes '123.45'. */
export const toDecimal = (cents: number) => `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;
