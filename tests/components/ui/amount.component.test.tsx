import { expect, it } from 'vitest';
import { render, screen } from '@testing-library/react';
import { Amount } from '@/components/ui/tables/amount';

it.each([
  ['$4.28 t', '.28 t'],
  ['$1.8 t', '.8 t'],
  ['$250 b', ' b'],
  ['−$392.68 m', '.68 m'],
  ['$100 k', ' k'],
])('[U1] %s keeps its text, and names what follows its whole dollars for CSS: %s', (text, tail) => {
  render(<Amount>{text}</Amount>);
  expect(screen.getByText(text)).toHaveAttribute('data-tail', tail);
});

it.each(['$306.31', '2.8%', '31.4', 'n/m', '–'])('[U1] %s is not treated as an abbreviated amount', (text) => {
  render(<Amount>{text}</Amount>);
  expect(screen.getByText(text)).not.toHaveAttribute('data-tail');
});
