import type { CapBand, FilterName } from '@/lib/domain/research/symbol-filter';

/** Copy of the filters above a sector's table. */
export const filterCopy = {
  title: 'Filters',
  clear: 'Clear filters',
  wrong: 'Enter a number like 25 or 1.5',
} as const;

export const filterLabels: Record<FilterName, string> = {
  'pe-min': 'P/E min',
  'pe-max': 'P/E max',
  'peg-max': 'PEG max',
  'growth-min': 'Revenue growth min (%)',
  'cash-flow': 'Cash flow',
  cap: 'Market cap',
};

export const signChoices = [
  { value: '', label: 'Any' },
  { value: 'positive', label: 'Positive' },
  { value: 'negative', label: 'Negative' },
];

const capLabels: Record<CapBand, string> = {
  mega: 'Mega: $200 b or more',
  large: 'Large: $10 b to $200 b',
  mid: 'Mid: $2 b to $10 b',
  small: 'Small: under $2 b',
};

export const capChoices = [
  { value: '', label: 'Any' },
  ...Object.entries(capLabels).map(([value, label]) => ({ value, label })),
];
