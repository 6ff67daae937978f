import { expect, it } from 'vitest';
import { filterText } from '@/lib/content/research/screener/screener';

it.each([
  ['price', { max: 999_999 }, 'Price up to $999,999'],
  ['price', { min: 12.5 }, 'Price from $12.5'],
  ['market-cap', { min: 10e9, max: 1.5e12 }, 'Market cap $10 b to $1.5 t'],
  ['market-cap', { min: 1_234_567 }, 'Market cap from $1,234,567'],
  ['net-income', { min: -2.5e6 }, 'Net income from −$2.5 m'],
  ['change', { min: -2, max: 5 }, 'Day change −2% to 5%'],
  ['pe-ratio', { max: 15 }, 'P/E up to 15'],
] as const)('[B4] the filter on %s, %j, is named %j', (figure, bounds, text) => {
  expect(filterText(figure, bounds)).toBe(text);
});
