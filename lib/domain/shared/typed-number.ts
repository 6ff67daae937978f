/**
 * Parses text such as '12.5', '$1,250' and '-3' as a number; otherwise undefined. `Number` would also accept '1e3' and
 * '0x10', which are typos in a price.
 */
export function typedNumber(typed: string): number | undefined {
  const [, digits] = /^\$?\s*(-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?)$/.exec(typed.trim()) ?? [];
  return digits ? Number(digits.replaceAll(',', '')) : undefined;
}

/** Parses text such as '$1,250', '1250.5' and '1250.50' as cents; undefined if invalid. Avoids floating point. */
export function centsOf(typed: string): number | undefined {
  const [, dollars, fraction = ''] =
    /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}
