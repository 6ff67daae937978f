import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Beside } from '@/components/charts/candles/candles-context';
import { makeCandles } from './chart-samples';
import { ViewedFigure } from './viewed-candles';
import { eventually } from '@/tests/support/eventually';

/** jsdom cannot draw on a canvas, so the calls of the chart library are checked. */
const drawn = vi.hoisted(() => ({
  beside: vi.fn<(bars: { time: string }[]) => void>(),
  applied: vi.fn(),
  scaled: vi.fn(),
}));

vi.mock('lightweight-charts', async () => ({
  ...(await import('./candles-library')).libraryNames,
  createSeriesMarkers: () => ({ setMarkers: () => undefined }),
  createChart: () => ({
    addSeries: (kind?: string) => ({
      applyOptions: drawn.applied,
      setData: kind === 'beside' ? drawn.beside : () => undefined,
    }),
    panes: () => [],
    subscribeCrosshairMove: () => undefined,
    applyOptions: () => undefined,
    priceScale: () => ({ applyOptions: drawn.scaled }),
    timeScale: () => ({ fitContent: () => undefined }),
    clearCrosshairPosition: () => undefined,
    remove: () => undefined,
  }),
}));

beforeEach(() => vi.clearAllMocks());

const choice = () => screen.getByRole('combobox', { name: 'Compare with' });
const readout = () => screen.getByText('Day', { selector: 'dt' }).closest('dl');
const show = (besides: Beside[]) =>
  render(<ViewedFigure besides={besides} data={makeCandles()} name="aapl" title="Price" isRefetching={false} />);

it('[B7] compares a price with a second line as percent changes on one axis, on request', async () => {
  const load = vi.fn(() => Promise.resolve({ ...makeCandles(), close: makeCandles().close.map(() => 50) }));
  const other = vi.fn(() => Promise.resolve(makeCandles()));
  show([
    { key: 'SPY', label: 'S&P 500', load },
    { key: 'MSFT', label: 'MSFT', load: other },
  ]);
  expect(load).not.toHaveBeenCalled();
  expect(drawn.scaled).toHaveBeenLastCalledWith({ mode: 'prices' });
  await userEvent.selectOptions(choice(), screen.getByRole('option', { name: 'S&P 500' }));
  await eventually(() => expect(drawn.scaled).toHaveBeenLastCalledWith({ mode: 'percent' }));
  expect(load).toHaveBeenCalledWith('1m');
  expect(drawn.beside.mock.lastCall?.[0][0]).toEqual({ time: '2025-01-01', value: 50 });
  expect(readout()).toHaveTextContent('S&P 500 since start0.0%');
  expect(screen.getByText(/since 01\/01/)).toHaveTextContent(
    'AAPL ▲up +$39.00 (+38.2%) since 01/01/2025 · S&P 500 0.0%',
  );
  // Names in the plot would cover the lines, and the color of a candle's last day would look like a loss.
  expect(drawn.applied).toHaveBeenCalledWith({ visible: true, lastValueVisible: true });
  drawn.applied.mockClear();
  await userEvent.click(screen.getByRole('radio', { name: 'Candles' }));
  expect(drawn.applied).toHaveBeenCalledWith({ visible: true, lastValueVisible: false });

  await userEvent.selectOptions(choice(), 'MSFT');
  await eventually(() => expect(readout()).toHaveTextContent('MSFT since start+38.2%'));
  expect(readout()).not.toHaveTextContent('S&P 500');
  await userEvent.selectOptions(choice(), 'No comparison');
  expect(drawn.scaled).toHaveBeenLastCalledWith({ mode: 'prices' });
  expect(screen.getByText(/since 01\/01/)).toHaveTextContent('▲up +$39.00 (+38.2%) since 01/01/2025');
});

it('[U4] keeps the chart and offers a retry when the second line cannot be loaded', async () => {
  const load = vi.fn(() => Promise.reject(new Error('no connection')));
  show([{ key: 'a second line', label: 'S&P 500', load }]);
  await userEvent.selectOptions(choice(), screen.getByRole('option', { name: 'S&P 500' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  await eventually(() => expect(load).toHaveBeenCalledTimes(2));
  expect(screen.getByRole('application')).toBeVisible();
});
