import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { CandlesFigure } from '@/components/charts/candles/candles-figure';
import type { Candles } from '@/lib/contracts/research/charts';
import { makeCandles } from './chart-samples';

type Move = { logical?: number; sourceEvent?: object };

/** The library reports where its crosshair is: with an event for a pointer that moves, without one for other bars. */
const library = vi.hoisted(() => ({ report: (_: Move): void => undefined, clear: vi.fn() }));

vi.mock('lightweight-charts', async () => ({
  ...(await import('./candles-library')).libraryNames,
  createSeriesMarkers: () => ({ setMarkers: () => undefined }),
  createChart: () => ({
    addSeries: () => ({ applyOptions: () => undefined, setData: () => undefined }),
    panes: () => [],
    subscribeCrosshairMove: (listener: (move: Move) => void) => {
      library.report = listener;
    },
    applyOptions: () => undefined,
    priceScale: () => ({ applyOptions: () => undefined }),
    timeScale: () => ({ fitContent: () => undefined, setVisibleLogicalRange: () => undefined }),
    setCrosshairPosition: () => undefined,
    clearCrosshairPosition: library.clear,
    remove: () => undefined,
  }),
}));

const figure = (bars: Candles) => <CandlesFigure data={bars} name="aapl" title="Price" isRefetching={false} />;
const day = () => screen.getByText('Day', { selector: 'dt' }).nextElementSibling?.textContent;
const report = (move: Move) => act(() => library.report(move));

it('[B10] the row describes the bar under a pointer that rests while the bars change', () => {
  const { rerender } = render(figure(makeCandles(20)));
  report({ logical: 15, sourceEvent: {} });
  expect(day()).toBe('01/16/2025');
  rerender(figure(makeCandles(40)));
  report({ logical: 30 });
  expect(day()).toBe('01/31/2025');
});

it('[B10] the row and the crosshair leave a bar that is not in the new range', () => {
  const { rerender } = render(figure(makeCandles(40)));
  report({ logical: 30, sourceEvent: {} });
  library.clear.mockClear();
  rerender(figure(makeCandles(20)));
  expect(library.clear).toHaveBeenCalled();
  report({ logical: 15 });
  expect(day()).toBe('01/20/2025');
});

it('[B10] the row keeps the bar that a key chose', async () => {
  render(figure(makeCandles(40)));
  report({ logical: 30, sourceEvent: {} });
  screen.getByRole('application', { name: 'Price' }).focus();
  await userEvent.keyboard('{Home}');
  report({ logical: 30 });
  expect(day()).toBe('01/01/2025');
});
