import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CandlesCard } from '@/components/charts/candles/candles-card';
import type { CandleRange } from '@/lib/domain/research/research';
import { makeCandles } from './chart-samples';
import { stubComingNear } from './coming-near';
import { eventually } from '@/tests/support/eventually';

vi.mock('@/components/charts/candles/candles-plot', () => ({
  drawCandles: () => ({ show: vi.fn(), mark: vi.fn(), recolor: vi.fn(), picture: vi.fn(), remove: vi.fn() }),
}));

it('[B10] [U4] loads the range that the reader chooses, and keeps the last bars when it fails', async () => {
  const near = stubComingNear();
  const load = vi.fn((range: CandleRange) =>
    range === '1m' ? Promise.resolve(makeCandles(22)) : Promise.reject(new Error('gone')),
  );
  render(<CandlesCard name="aapl" title="Price" ranges={['1m', '1y']} range="1m" load={load} />);
  near();
  await screen.findByRole('application', { name: 'Price' });
  await userEvent.click(screen.getByRole('radio', { name: '1Y' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Showing the latest data we have.');
  expect(screen.getByText(/Closing prices: 22 values/)).toBeVisible();
  expect(load.mock.calls.map(([range]) => range)).toEqual(['1m', '1y']);

  await userEvent.click(screen.getByRole('radio', { name: '1M' }));
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('[B10] does not offer a range that draws the same prices as a shorter one, and says why', async () => {
  const near = stubComingNear();
  const bars = { ...makeCandles(250), since: '2022-03-01' };
  const load = vi.fn(() => Promise.resolve(bars));
  render(<CandlesCard name="aapl" title="Price" ranges={['1y', '5y', '10y']} range="1y" load={load} />);
  expect(screen.getByRole('radio', { name: '10Y' })).toBeEnabled();
  near();
  expect(await screen.findByRole('radio', { name: '10Y. Prices since 03/01/2022' })).toBeDisabled();
  expect(screen.getByTitle('Prices since 03/01/2022')).toHaveTextContent('10Y');
  await userEvent.click(screen.getByTitle('Prices since 03/01/2022'));
  expect(load).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('radio', { name: '5Y' })).toBeEnabled();
  expect(screen.getByRole('radio', { name: '1Y' })).toBeChecked();
});
