import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CompareTool } from '@/components/research/compare/compare-tool';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

it('[B7] says that a stock is selected already instead of adding it again', async () => {
  mockEndpoint(symbolsContract.search, {
    items: [{ ticker: 'AAPL', name: 'Apple Inc.', kind: 'stock' }],
    nextCursor: null,
  });
  const onChange = vi.fn();
  render(<CompareTool tickers={['AAPL']} covered={1} metric="price" onChange={onChange} />);
  expect(screen.getByText('Ticker or company. 1 of 8 selected.')).toBeVisible();
  await userEvent.type(screen.getByLabelText('Add a stock'), 'apple');
  expect(await screen.findByRole('option', { name: /Apple/ })).toHaveTextContent('AAPLApple Inc.Selected');
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('AAPL is already selected.')).toHaveRole('status');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('Add a stock'), 'm');
  expect(screen.queryByText('AAPL is already selected.')).toBeNull();
});
