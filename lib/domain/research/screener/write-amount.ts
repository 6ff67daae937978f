/** The shortest text of an amount that `readAmount` parses to the same number: 10b, 2.5m, 1234. */
export function writeAmount(amount: number): string {
  const unit = amountUnits.find(({ size }) => Math.abs(amount) >= size);
  const short = unit && `${amount / unit.size}${unit.letter}`;
  return short !== undefined && /^-?\d+(\.\d{1,3})?[kmbt]$/.test(short) ? short : String(amount);
}

export const amountUnits = [
  { letter: 't', size: 1e12 },
  { letter: 'b', size: 1e9 },
  { letter: 'm', size: 1e6 },
  { letter: 'k', size: 1e3 },
] as const;
