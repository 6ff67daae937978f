import { columnNames } from '@/lib/content/research/sector-columns';
import { formulaWords } from '@/lib/domain/market/market-formula-words';

export type FormulaNote = { name: string; formula: string; edge: string };

/** Notes below a sector's table: sent as props, so that the page's script contains no formulas. */
export const formulaNotes: readonly FormulaNote[] = [
  { name: 'n/m', formula: 'not meaningful', edge: 'n/a: not reported.' },
  { name: columnNames['market-cap'], ...formulaWords['market-cap'] },
  { name: columnNames['revenue-growth'], ...formulaWords.growth },
  { name: columnNames['cash-flow'], ...formulaWords['cash-flow'] },
  { name: columnNames['pe-ratio'], ...formulaWords['pe-ratio'] },
  { name: columnNames['peg-ratio'], ...formulaWords['peg-ratio'] },
  { name: 'Median', ...formulaWords.median },
];
