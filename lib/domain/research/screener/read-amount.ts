import { amountUnits } from './write-amount';

/** A typed number with an optional k, m, b or t; undefined for anything else, such as NaN, 1e400 or a long text. */
export function readAmount(text: string): number | undefined {
  const found = /^\s*([-\u2212]?)\$?(\d{1,15}(?:\.\d{1,6})?|\.\d{1,6})\s*([kmbt]?)%?\s*$/i.exec(text.slice(0, longest));
  if (!found || text.length > longest) return undefined;
  const [, minus, digits, letter = ''] = found;
  const size = amountUnits.find((unit) => unit.letter === letter.toLowerCase())?.size ?? 1;
  // Without the error of binary fractions: 1.1b is a whole number of dollars.
  const amount = Math.round(Number(digits) * size * 1e6) / 1e6;
  if (amount > most) return undefined;
  return minus && amount !== 0 ? -amount : amount;
}

const longest = 24;
const most = 1e15;
