import { columnNames } from '@/lib/content/research/sector-columns';
import { formulaCopy } from '@/lib/domain/market/market-formula-copy';

export type FormulaNote = { name: string; formula: string; edge: string };

/** Notes below a sector's table. They are sent as props to keep the formulas out of the page's script. */
export const formulaNotes: readonly FormulaNote[] = [
  { name: 'n/m', formula: 'not meaningful', edge: 'n/a: not reported.' },
  { name: columnNames['market-cap'], ...formulaCopy['market-cap'] },
  { name: columnNames['revenue-growth'], ...formulaCopy.growth },
  { name: columnNames['cash-flow'], ...formulaCopy['cash-flow'] },
  { name: columnNames['pe-ratio'], ...formulaCopy['pe-ratio'] },
  { name: columnNames['peg-ratio'], ...formulaCopy['peg-ratio'] },
  { name: 'Median', ...formulaCopy.median },
];
