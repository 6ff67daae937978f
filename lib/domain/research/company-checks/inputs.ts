import { compactMoney } from '@/lib/domain/shared/compact-money';
import { isNumber, type Figure } from '@/lib/domain/market/market-formulas';
import { groupDigits } from '@/lib/domain/shared/numbers';
import type { StockPart } from '../stock-parts';

/** An input of a check: label, formatted value, and the section of the page that shows it. */
export type Input = { label: string; value: string; part: StockPart };

type Write = (value: number) => string;
const as =
  (write: Write) =>
  (label: string, value: Figure, part: StockPart): Input => ({
    label,
    value: isNumber(value) ? write(value) : 'n/m',
    part,
  });

export const ratioInput = as((value) => value.toFixed(2));
export const percentInput = as((value) => `${value.toFixed(1)}%`);
export const priceInput = as((value) => `$${value.toFixed(2)}`);
export const countInput = as((value) => groupDigits(value));
export const moneyInput = as((value) => `${value < 0 ? '\u2212' : ''}$${compactMoney(Math.abs(value))}`);
