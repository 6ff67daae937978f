import { expect, it } from 'vitest';
import { render, screen } from '@testing-library/react';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { amountPad } from '@/components/ui/tables/amount-pad';

it.each([
  ['$4.28 t', 't', ''],
  ['$1.8 t', 't', '0'],
  ['$250 b', 'b', '.00'],
  ['−$392.68 m', 'm', ''],
  ['$100 k', 'k', '.00'],
])('[U1] %s takes the place of its missing decimals and its unit', (text, unit, pad) => {
  expect(amountPad(text)).toEqual({ 'data-unit': unit, 'data-pad': pad });
});

it.each(['$306.31', '2.8%', '31.4', 'n/m', '–', '', 'at b', 12, null, undefined])(
  '[U1] %s is no abbreviated amount',
  (text) => {
    expect(amountPad(text)).toBeUndefined();
  },
);

it('[U1] cells of a table align amounts, and their text stays whole', () => {
  render(
    <PlainTable
      caption="Plain"
      columns={[{ header: 'Stock' }, { header: 'Market cap', isNumeric: true }]}
      rows={[{ key: 'GOOGL', cells: ['GOOGL', '$1.8 t'] }]}
    />,
  );
  const cell = screen.getByRole('cell', { name: '$1.8 t' });
  expect(cell).toHaveAttribute('data-pad', '0');
  expect(cell).toHaveAttribute('data-unit', 't');
});
