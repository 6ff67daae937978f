import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { SeriesFigure } from '@/components/charts/series/series-figure';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { makeChart } from './chart-samples';

const unit = 'USD per share' as const;
const keys = ['low', 'mean', 'high', 'price'];
const labels = ['Lowest target', 'Mean target', 'Highest target', 'Last close'];
const targets = (points: Chart['points']) =>
  makeChart({ series: keys.map((key, index) => ({ key, label: labels[index] ?? '', unit })), points });
const chart = targets([
  { at: 'ISRG', values: [360, 440, 500, 400] },
  { at: 'SERV', values: [8, 9, 15, 10] },
  { at: 'NEWX', values: [null, null, null, 20] },
]);

const show = () =>
  render(<SeriesFigure data={chart} name="targets" title="Price targets" kind="dot-range" isRefetching={false} />);
const plot = () => screen.getByRole('application', { name: 'Price targets' });
const rowOf = (ticker: string) => plot().querySelector(`[data-row="${ticker}"]`);
const textsOf = (ticker: string) =>
  [...(rowOf(ticker)?.querySelectorAll('text') ?? [])].map((text) => text.textContent);
const setWidth = (width: number) =>
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(private readonly report: (entries: { contentRect: { width: number; height: number } }[]) => void) {}
      observe() {
        this.report([{ contentRect: { width, height: 288 } }]);
      }
      disconnect() {
        // The observer never reports a change.
      }
    },
  );

describe('[B7] price targets of several stocks', () => {
  it('has a row for each stock with its price, low, mean, high and the upside of the mean', () => {
    setWidth(1000);
    show();
    expect(textsOf('ISRG')).toEqual(['ISRG', '$400.00', '$360.00', '$440.00', '$500.00', '+10.0%']);
    expect(textsOf('SERV')).toEqual(['SERV', '$10.00', '$8.00', '$9.00', '$15.00', '−10.0%']);
    expect(screen.getByText('The mean target is above the last close for 1 of 2 stocks.')).toBeVisible();
  });

  it('[B10] titles its axis of percentages, apart from the names of its columns', () => {
    setWidth(1000);
    show();
    const heightOf = (text: string) => Number(screen.getByText(text, { selector: 'text' }).getAttribute('y'));
    const title = heightOf('Distance from last close');
    for (const name of ['0%', 'Last close', 'Low', 'Mean', 'High', 'Upside'])
      expect(heightOf(name) - title, name).toBeGreaterThanOrEqual(15);
    // Only for screen readers: the bars show percentages.
    expect(screen.getByText('US dollars per share').closest('p')).toBeNull();
  });

  it('shows the same numbers on a phone', () => {
    setWidth(310);
    show();
    expect(textsOf('ISRG').toSorted()).toEqual(
      ['ISRG', '$400.00', '$360.00', '$440.00', '$500.00', '+10.0%'].toSorted(),
    );
  });

  it('leaves out a stock without targets', () => {
    show();
    expect(rowOf('NEWX')).toBeNull();
  });

  it('draws stocks of any price on one axis: the same percentages are at the same places', () => {
    setWidth(1000);
    show();
    const ends = (ticker: string) =>
      /M([\d.]+) [\d.]+H([\d.]+)/.exec(
        [...(rowOf(ticker)?.querySelectorAll('path') ?? [])].at(-1)?.getAttribute('d') ?? '',
      );
    const [isrg, serv] = [ends('ISRG'), ends('SERV')];
    // ISRG: −10% to +25%. SERV: −20% to +50%.
    expect((Number(serv?.[2]) - Number(serv?.[1])) / (Number(isrg?.[2]) - Number(isrg?.[1]))).toBeCloseTo(2, 5);
  });

  it('is read by keyboard, stock by stock, with its row marked', async () => {
    show();
    plot().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('ISRG: Mean target $440.00');
    const marked = () => [...plot().querySelectorAll('rect[class*=active]')].length;
    expect(marked()).toBe(1);
    await userEvent.keyboard('{Escape}');
    expect(marked()).toBe(0);
  });

  it('[B10] has every number in a table', async () => {
    show();
    await userEvent.click(screen.getByText('Show as table'));
    expect(screen.getByRole('row', { name: 'NEWX n/a n/a n/a $20.00' })).toBeVisible();
  });
});
