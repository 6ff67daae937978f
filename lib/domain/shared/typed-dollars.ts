/** Parses '$1,250', '1250.5' and '1250.50' as cents; undefined when invalid. Uses no floating point. */
export function centsOf(typed: string): number | undefined {
  const [, dollars, fraction = ''] =
    /^\$?\s*(\d{1,9}|\d{1,3}(?:,\d{3}){1,2})(?:\.(\d{1,2}))?$/.exec(typed.trim()) ?? [];
  if (dollars === undefined) return undefined;
  return Number(dollars.replaceAll(',', '')) * 100 + Number(fraction.padEnd(2, '0'));
}
