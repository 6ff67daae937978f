import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ChartDetail } from '@/components/charts/frame/chart-contexts';
import { SeriesFigure } from '@/components/charts/series/series-figure';
import { makeChart } from './chart-samples';

const tickers = ['AAPL', 'NVDA', 'MSFT', 'AMZN', 'GOOGL', 'META', 'TSLA', 'AMD'];
const chart = makeChart({
  series: [
    ...tickers.map((key) => ({ key, label: key, unit: 'index' as const })),
    { key: 'SPY', label: 'S&P 500 (SPY)', unit: 'index' },
    { key: 'sector', label: 'Median of Metaverse', unit: 'index' },
  ],
  points: ['2024', '2025'].map((at, year) => ({ at, values: tickers.map((_, index) => 100 + year * index) })),
});
const full = {
  ...chart,
  points: chart.points.map(({ at, values }) => ({ at, values: [...values, 99, 98] })),
};

const show = () =>
  render(<SeriesFigure data={full} name="compare" title="Prices" kind="line" endNames={tickers} isRefetching={false} />)
    .container;
const plot = () => screen.getByRole('application', { name: 'Prices' });
const linesOf = (container: HTMLElement) => [...container.querySelectorAll('.recharts-line-curve')];

afterEach(() => vi.unstubAllGlobals());

function beNarrow() {
  class Narrow {
    constructor(private readonly report: (entries: { contentRect: { width: number; height: number } }[]) => void) {}
    observe() {
      this.report([{ contentRect: { width: 310, height: 288 } }]);
    }
    disconnect() {
      // The observer never reports a change.
    }
  }
  vi.stubGlobal('ResizeObserver', Narrow);
}

describe('lines that are named where they end', () => {
  it('[B7] names eight stocks, an index fund and a median with their last values, apart from each other', () => {
    show();
    const names = [...plot().querySelectorAll('text')].filter((text) => text.querySelector('title'));
    expect(names.map(({ textContent }) => textContent)).toEqual([
      ...tickers.map((ticker, index) => `${ticker}${ticker} ${100 + index}`),
      'S&P 500 (SPY)S&P 500 99',
      'Median of MetaverseMedian 98',
    ]);
    const heights = names.map((text) => Number(text.getAttribute('y'))).toSorted((one, other) => one - other);
    for (const [index, height] of heights.entries())
      if (index > 0) expect(height - (heights[index - 1] ?? 0)).toBeGreaterThanOrEqual(15.99);
    expect(screen.queryByRole('button', { name: 'AAPL' })).toBeNull();
  });

  it('[B7] names a fund that the reader chose by its ticker, as its chip and its column do', () => {
    const chosen = { ...full, series: full.series.map((one) => (one.key === 'SPY' ? { ...one, label: 'SPY' } : one)) };
    render(
      <SeriesFigure data={chosen} name="compare" title="Prices" kind="line" endNames={tickers} isRefetching={false} />,
    );
    expect(plot()).toHaveTextContent('SPYSPY 99');
    expect(plot()).not.toHaveTextContent('S&P 500');
  });

  it('[B7] draws only the median with dashes, and what the stocks are compared with in neutral colors', () => {
    const container = show();
    const dashes = linesOf(container).map((line) => line.getAttribute('stroke-dasharray'));
    expect(dashes).toEqual([...tickers, 'S&P 500 (SPY)'].map(() => 'none').concat('6 4'));
    expect(plot().style.getPropertyValue('--series-8')).toBe('var(--text)');
    expect(plot().style.getPropertyValue('--series-9')).toBe('var(--muted)');
  });

  it('[B7] fades the other lines and names while one is read', async () => {
    const container = show();
    plot().focus();
    await userEvent.keyboard('{End}{ArrowDown}');
    const opacities = linesOf(container).map((line) => line.getAttribute('stroke-opacity'));
    expect(opacities.filter((opacity) => opacity === '1')).toHaveLength(1);
    expect(opacities.filter((opacity) => opacity === '0.25')).toHaveLength(9);
    const opacityOf = (ticker: string) =>
      [...plot().querySelectorAll('title')]
        .find(({ textContent }) => textContent === ticker)
        ?.closest('g')
        ?.getAttribute('opacity');
    expect(['NVDA', 'AAPL'].map(opacityOf)).toEqual(['1', '0.25']);
    await userEvent.keyboard('{Escape}');
    expect(linesOf(container).every((line) => line.getAttribute('stroke-opacity') === '1')).toBe(true);
  });

  it('[B7] lists colors, names and last values above a narrow chart', () => {
    beNarrow();
    show();
    expect(plot().querySelector('text title')).toBeNull();
    const [first, ...rest] = screen.getAllByRole('listitem');
    expect(first).toHaveTextContent('AAPL100');
    expect(rest.at(-1)).toHaveTextContent('Median98');
  });
});

describe('a forecast between its bounds', () => {
  const keys = { actual: 'Index', predicted: 'Predicted', low: 'Error band low', high: 'Error band high' };
  const series = Object.entries({ ...keys, baseline: 'Baseline (no change)' });
  const forecast = makeChart({
    series: series.map(([key, label]) => ({ key, label, unit: 'index' as const })),
    points: [
      { at: '2026-11', values: [160, 150, 140, 170, 155] },
      { at: '2026-12', values: [null, 159, 146, 182, 161] },
    ],
  });
  const showForecast = () =>
    render(<SeriesFigure data={forecast} name="f" title="Prices" kind="band" endNames="all" isRefetching={false} />)
      .container;

  it('[B7] [B13] names index, forecast, bounds and baseline where they end, and draws the bounds as an area', () => {
    const container = showForecast();
    const names = [...plot().querySelectorAll('text')].filter((text) => text.querySelector('title'));
    expect(names.map(({ textContent }) => textContent)).toEqual([
      'IndexIndex 160',
      'PredictedForecast 159',
      'Error band lowLow 146',
      'Error band highHigh 182',
      'Baseline (no change)No change 161',
    ]);
    expect(linesOf(container)).toHaveLength(3);
    expect(container.querySelectorAll('.recharts-area-area')).toHaveLength(1);
    expect(screen.getByText(/^Predicted in Dec 2026: 159, between 146 and 182\./)).toBeInTheDocument();
  });

  it('[B7] gives bounds the color of their forecast, and the baseline a quiet one', () => {
    showForecast();
    const colorOf = (index: number) => plot().style.getPropertyValue(`--series-${index}`);
    expect([colorOf(2), colorOf(3), colorOf(4)]).toEqual(['var(--series-1)', 'var(--series-1)', 'var(--muted)']);
  });

  it('[B7] [B13] has three short names and its last month in a preview', () => {
    beNarrow();
    const points = Array.from({ length: 30 }, (_, index) => ({
      at: new Date(Date.UTC(2024, 8 + index)).toISOString().slice(0, 7),
      values: index < 27 ? [160, 150, 140, 170, 155] : [null, 163, 146.3, 182.4, 161],
    }));
    render(
      <ChartDetail value={false}>
        <SeriesFigure
          {...{ data: { ...forecast, points }, name: 'f', title: 'Prices', kind: 'band', endNames: 'all' }}
          isRefetching={false}
        />
      </ChartDetail>,
    );
    const names = screen.getAllByRole('listitem');
    expect(names.map(({ textContent }) => textContent)).toEqual(['Index160', 'Forecast163', 'Range146.3 to 182.4']);
    const shapes = names.map((name) => name.querySelector('path')?.getAttribute('d'));
    expect(shapes[2]).not.toBe(shapes[1]);
    expect(plot().querySelectorAll('.recharts-line-curve')).toHaveLength(2);
    const months = [...plot().querySelectorAll('.recharts-xAxis-tick-labels text')].map((tick) => tick.textContent);
    expect(months.at(-1)).toBe('Feb 2027');
  });
});
