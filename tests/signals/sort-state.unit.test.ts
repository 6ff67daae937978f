import { expect, it } from 'vitest';
import { nextSort, sortFromQuery } from '@/components/signals/sort-state';

it.each([
  ['nothing', {}, 'fillDate', 'desc'],
  ['an unknown column', { sort: 'price' }, 'fillDate', 'desc'],
  ['a text', { sort: 'symbol' }, 'symbol', 'asc'],
  ['a type', { sort: 'tradeType' }, 'tradeType', 'asc'],
  ['a figure', { sort: 'roi' }, 'roi', 'desc'],
  ['a direction', { sort: 'roi', dir: 'asc' }, 'roi', 'asc'],
  ['the other direction', { sort: 'symbol', dir: 'desc' }, 'symbol', 'desc'],
  ['an unknown direction', { sort: 'symbol', dir: 'up' }, 'symbol', 'asc'],
])('[C2] the order of a URL with %s', (_, query, key, direction) => {
  expect(sortFromQuery(query)).toEqual({ key, direction });
});

it('[C2] a second press reverses a column, another column begins with its own direction', () => {
  expect(nextSort({ key: 'roi', direction: 'desc' }, 'roi')).toEqual({ key: 'roi', direction: 'asc' });
  expect(nextSort({ key: 'roi', direction: 'asc' }, 'roi')).toEqual({ key: 'roi', direction: 'desc' });
  expect(nextSort({ key: 'roi', direction: 'asc' }, 'tradeType')).toEqual({ key: 'tradeType', direction: 'asc' });
  expect(nextSort({ key: 'symbol', direction: 'asc' }, 'roi')).toEqual({ key: 'roi', direction: 'desc' });
});
