import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { ChartKind } from '@/components/charts/frame/chart-kinds';
import { SeriesFigure } from '@/components/charts/series/series-figure';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { makeChart } from './chart-samples';

const show = (chart: Chart, kind: ChartKind = 'line') =>
  render(<SeriesFigure data={chart} name="pe" title="P/E" kind={kind} isRefetching={false} />);

const plot = () => screen.getByRole('application', { name: 'P/E' });
const axis = () =>
  [...plot().querySelectorAll('.recharts-yAxis-tick-labels text')].map(({ textContent }) => textContent);

const labels = ['Median', 'DE', 'ISRG'];
const yearly = (unit: 'ratio' | 'USD', column: (year: number) => (number | null)[]) =>
  makeChart({
    series: labels.map((label) => ({ key: label, label, unit })),
    points: Array.from({ length: 10 }, (_, year) => ({ at: `${2016 + year}`, values: column(year) })),
  });

const pe = yearly('ratio', (year) => [20 + (year % 3), 30 - (year % 4), year === 3 ? 880 : 25 + (year % 2)]);
const revenue = yearly('USD', (year) => [38e9 + year * 1e9, 12e9 + year * 1e9, (0.8 + year / 5) * 1e12]);

describe('a chart with an outlier', () => {
  it('[B10] ends before it, with an arrow, its name and its value', () => {
    const { container } = show(pe);
    expect(axis()).toEqual(['0×', '10×', '20×', '30×']);
    expect(container.querySelectorAll('[data-beyond="high"]')).toHaveLength(1);
    expect(screen.getByText('The scale ends at 30×. Beyond it: ISRG 880× in 2019.')).toBeVisible();
  });

  it('[B10] keeps the value in its table, its summary and under the cursor', async () => {
    const { container } = show(pe);
    await userEvent.click(screen.getByText('Show as table'));
    expect(within(screen.getByRole('table')).getByRole('cell', { name: '880×' })).toBeVisible();
    expect(container).toHaveTextContent('ISRG: 10 values 2016 to 2025, highest 880× in 2019');
    plot().focus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2019: ISRG 880×');
    // The dot at the end of the scale; the marked point has a line.
    expect(container.querySelectorAll('circle.recharts-reference-dot-dot')).toHaveLength(1);
  });

  it('[B10] is no longer cut once that series is hidden', async () => {
    const { container } = show(pe);
    await userEvent.click(screen.getByRole('button', { name: 'ISRG' }));
    expect(container.querySelector('[data-beyond]')).toBeNull();
    expect(screen.queryByText(/The scale ends at/)).toBeNull();
  });
});

describe('a chart of very different sizes', () => {
  const choice = () => screen.getByRole('checkbox', { name: 'Logarithmic scale' });

  it('[B10] uses a logarithmic scale, says so, and offers a linear one', async () => {
    const { container } = show(revenue);
    expect(choice()).toBeChecked();
    expect(screen.getByText('US dollars, logarithmic scale')).toBeVisible();
    expect(axis()).toEqual(['$10\u00a0b', '$30\u00a0b', '$100\u00a0b', '$300\u00a0b', '$1\u00a0t', '$3\u00a0t']);
    const summary = () => container.querySelector('[class*=summary]')?.textContent;
    const before = summary();
    await userEvent.click(choice());
    expect(choice()).not.toBeChecked();
    expect(screen.getByText('US dollars')).toBeVisible();
    expect(axis()).toEqual(['$0', '$1\u00a0t', '$2\u00a0t', '$3\u00a0t']);
    expect(before).toContain('ISRG\u00a0$2.6\u00a0t');
    expect(summary()).toBe(before);
  });

  it.each(['line', 'band'] as const)('[B10] draws every value on a logarithmic scale as %s', async (kind) => {
    const series = ['low', 'mean', 'high'].map((key) => ({ key, label: key, unit: 'USD per share' as const }));
    const prices = { ISRG: [400, 507, 700], DE: [40, 50, 70], SERV: [9, 13, 20], KSCP: [3, 4, 6] };
    const points = Object.entries(prices).map(([at, values]) => ({ at, values }));
    const { container } = show(makeChart({ series, points }), kind);
    if (!(choice() as HTMLInputElement).checked) await userEvent.click(choice());
    expect(axis()).toEqual(['$3', '$10', '$30', '$100', '$300', '$1,000']);
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
    const heights = [...container.querySelectorAll('[role=application] [data-marker]')].map((mark) =>
      Number(/translate\([\d.]+ ([\d.]+)\)/.exec(mark.getAttribute('transform') ?? '')?.[1]),
    );
    // The edges of a band have no markers of their own.
    expect(heights).toHaveLength(kind === 'band' ? 4 : 12);
    // On a log scale equal ratios are equal distances: from ISRG's mean to DE's, and from DE's to the next.
    const mean = kind === 'band' ? heights : heights.slice(4, 8);
    const step = (mean[1]! - mean[0]!) / Math.log10(507 / 50);
    expect((mean[2]! - mean[1]!) / Math.log10(50 / 13)).toBeCloseTo(step, 0);
  });

  it('[B10] offers no choice where values are similar', () => {
    show(yearly('USD', (year) => [5 + year, 6 + year, 7 + year]));
    expect(screen.queryByRole('checkbox')).toBeNull();
  });
});
