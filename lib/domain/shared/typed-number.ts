/**
 * Parses '12.5', '$1,250' and '-3' as a number; undefined when empty or anything else. `Number` would also take '1e3' and
 * '0x10', which are typing errors in a price.
 */
export function typedNumber(typed: string): number | undefined {
  const [, digits] = /^\$?\s*(-?(?:\d+|\d{1,3}(?:,\d{3})+)?(?:\.\d+)?)$/.exec(typed.trim()) ?? [];
  return digits ? Number(digits.replaceAll(',', '')) : undefined;
}
