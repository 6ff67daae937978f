import type { CapBand, FilterName } from '@/lib/domain/symbol-filter';

/** Words of the filter above a sector's table. */
export const filterWords = {
  title: 'Narrow the list',
  clear: 'Clear all',
  wrong: 'Please enter a number, like 25 or 1.5',
} as const;

export const filterLabels: Record<FilterName, string> = {
  'pe-min': 'P/E from',
  'pe-max': 'P/E up to',
  'peg-max': 'PEG up to',
  'growth-min': 'Growth from, in %',
  'cash-flow': 'Cash flow',
  cap: 'Market cap',
};

export const signChoices = [
  { value: '', label: 'Any' },
  { value: 'positive', label: 'Above zero' },
  { value: 'negative', label: 'Below zero' },
];

const capLabels: Record<CapBand, string> = {
  mega: 'Mega: $200 b and more',
  large: 'Large: $10 b to $200 b',
  mid: 'Mid: $2 b to $10 b',
  small: 'Small: under $2 b',
};

export const capChoices = [
  { value: '', label: 'Any' },
  ...Object.entries(capLabels).map(([value, label]) => ({ value, label })),
];
