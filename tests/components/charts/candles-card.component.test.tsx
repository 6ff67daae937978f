import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { CandleRange } from '@/lib/domain/research/research';
import { makeCandles } from './chart-samples';
import { stubComingNear } from './coming-near';
import { ViewedCard } from './viewed-candles';
import { eventually } from '@/tests/support/eventually';

vi.mock('@/components/charts/candles/candles-plot', () => ({
  drawCandles: () => ({ show: vi.fn(), mark: vi.fn(), recolor: vi.fn(), picture: vi.fn(), remove: vi.fn() }),
}));

it('[B10] [U4] loads the range that the reader chooses, and keeps the last bars when it fails', async () => {
  const near = stubComingNear();
  const load = vi.fn((range: CandleRange) =>
    range === '1m' ? Promise.resolve(makeCandles(22)) : Promise.reject(new Error('gone')),
  );
  render(<ViewedCard name="aapl" title="Price" ranges={['1m', '1y']} range="1m" load={load} />);
  near();
  await screen.findByRole('application', { name: 'Price' });
  await userEvent.click(screen.getByRole('radio', { name: '1Y' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Showing the latest data we have.');
  expect(screen.getByText(/Closing prices: 22 values/)).toBeVisible();
  expect(load.mock.calls.map(([range]) => range)).toEqual(['1m', '1y']);

  await userEvent.click(screen.getByRole('radio', { name: '1M' }));
  await eventually(() => expect(screen.queryByRole('alert')).toBeNull());
});

it('[B10] does not offer a range that draws the same prices as a shorter one', async () => {
  const near = stubComingNear();
  const bars = { ...makeCandles(250), since: '2022-03-01' };
  const load = vi.fn(() => Promise.resolve(bars));
  render(<ViewedCard name="aapl" title="Price" ranges={['1y', '5y', '10y']} range="1y" load={load} />);
  const offered = () => screen.getAllByRole('radio').map((radio) => radio.getAttribute('value'));
  near();
  await screen.findByRole('application', { name: 'Price' });
  expect(offered()).toEqual(['1y', '5y', 'line', 'candles']);
  expect(screen.getByRole('radio', { name: '1Y' })).toBeChecked();
});

it('[B10] offers the longest range once the prices turn out to go back that far', async () => {
  const near = stubComingNear();
  const load = vi.fn(() => Promise.resolve({ ...makeCandles(250), since: '2010-03-01' }));
  render(<ViewedCard name="aapl" title="Price" ranges={['1y', '5y', '10y']} range="1y" load={load} />);
  expect(screen.queryByRole('radio', { name: '10Y' })).toBeNull();
  near();
  expect(await screen.findByRole('radio', { name: '10Y' })).toBeEnabled();
});

it('[B7] keeps the chosen comparison for another range', async () => {
  const near = stubComingNear();
  const beside = vi.fn(() => Promise.resolve(makeCandles(22)));
  const load = vi.fn(() => Promise.resolve(makeCandles(22)));
  const besides = [{ key: 'MSFT', label: 'MSFT', load: beside }];
  render(<ViewedCard name="aapl" title="Price" ranges={['1m', '6m', '1y']} range="1m" load={load} besides={besides} />);
  near();
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Compare with' }), 'MSFT');
  await userEvent.click(screen.getByRole('radio', { name: '6M' }));
  await eventually(() => expect(beside.mock.calls).toEqual([['1m'], ['6m']]));
  expect(screen.getByRole('combobox', { name: 'Compare with' })).toHaveValue('MSFT');
  expect(await screen.findByText('MSFT since start')).toBeVisible();
});
