import { amountUnits } from './write-amount';

/** Parses a number such as 1,000 or 2.5 with an optional k, m, b or t. Undefined for anything else. */
export function readAmount(text: string): number | 'too-large' | undefined {
  const found = pattern.exec(text.slice(0, longest));
  if (!found || text.length > longest) return undefined;
  const [, minus, digits = '', letter = ''] = found;
  const size = amountUnits.find((unit) => unit.letter === letter.toLowerCase())?.size ?? 1;
  // Rounds away floating-point errors: 1.1b is a whole number of dollars.
  const amount = Math.round(Number(digits.replaceAll(',', '')) * size * 1e6) / 1e6;
  if (amount > max) return 'too-large';
  return minus && amount !== 0 ? -amount : amount;
}

const pattern = /^\s*([-\u2212]?)\$?((?:\d{1,24}|\d{1,3}(?:,\d{3})+)(?:\.\d{1,6})?|\.\d{1,6})\s*([kmbt]?)%?\s*$/i;
const longest = 24;
/** Largest amount accepted: 1,000t. */
const max = 1e15;
