import type { SignedOrder, SymbolOrder } from './research';

/** The fields that a sector's stocks can be sorted by. */
export type SortableSymbol = {
  ticker: string;
  name: string;
  price: number | null;
  change: number | null;
  marketCap: number | null;
  revenue: number | null;
  revenueGrowth: number | null;
  netIncome: number | null;
  cashFlow: number | null;
  peRatio: number | null;
  pegRatio: number | null;
};

const fields: Record<SymbolOrder, keyof SortableSymbol> = {
  ticker: 'ticker',
  name: 'name',
  price: 'price',
  change: 'change',
  'market-cap': 'marketCap',
  revenue: 'revenue',
  'revenue-growth': 'revenueGrowth',
  'net-income': 'netIncome',
  'cash-flow': 'cashFlow',
  'pe-ratio': 'peRatio',
  'peg-ratio': 'pegRatio',
};

/** Sorts rows. Missing figures come last in both directions, and ties are ordered by ticker. */
export function sortSymbols<Row extends SortableSymbol>(rows: readonly Row[], order: SignedOrder): Row[] {
  const isTurned = order.startsWith('-');
  const field = fields[order.replace(/^-/, '') as SymbolOrder];
  return rows.toSorted((one, other) => {
    const [a, b] = [one[field], other[field]];
    if (a === null || b === null) return Number(a === null) - Number(b === null) || byTicker(one, other);
    const difference = typeof a === 'number' ? a - Number(b) : words.compare(a, String(b));
    return (isTurned ? -difference : difference) || byTicker(one, other);
  });
}

const words = new Intl.Collator('en-US', { sensitivity: 'base' });
const byTicker = (one: SortableSymbol, other: SortableSymbol) => (one.ticker < other.ticker ? -1 : 1);
