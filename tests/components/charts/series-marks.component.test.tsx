import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { chartKinds, type ChartKind } from '@/components/charts/frame/chart-kinds';
import { ChartDetail, HasSampleLabel } from '@/components/charts/frame/chart-contexts';
import { SeriesFigure } from '@/components/charts/series/series-figure';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { makeChart } from './chart-samples';

const show = (chart: Chart, kind: ChartKind = 'line') =>
  render(<SeriesFigure data={chart} name="statements" title="Statements" kind={kind} isRefetching={false} />);

const plot = () => screen.getByRole('application', { name: 'Statements' });

describe('the marks of a chart', () => {
  it('[B10] distinguishes neighbors by dashes and shapes, not by color alone, without hatching', () => {
    const { container, unmount } = show(makeChart());
    const dashes = [...container.querySelectorAll('.recharts-line-curve')].map((path) =>
      path.getAttribute('stroke-dasharray'),
    );
    const shapes = new Set(
      [...container.querySelectorAll('[role=application] [data-marker]')].map((path) =>
        path.getAttribute('data-marker'),
      ),
    );
    expect(new Set(dashes).size).toBe(2);
    expect(shapes).toEqual(new Set(['circle', 'square']));
    unmount();
    const bars = show(makeChart(), 'bar').container.querySelectorAll('.recharts-bar path.recharts-rectangle');
    const fills = new Set([...bars].map((bar) => bar.getAttribute('fill')));
    expect(fills).toEqual(new Set(['var(--series-0)', 'var(--series-1)']));
  });

  it('[B10] draws only the first of several lines in a preview, and names it', () => {
    const { container } = render(
      <ChartDetail value={false}>
        <SeriesFigure data={makeChart()} name="statements" title="Statements" kind="line" isRefetching={false} />
      </ChartDetail>,
    );
    expect(container.querySelectorAll('.recharts-line-curve')).toHaveLength(1);
    expect(screen.getByText('Revenue, in US dollars')).toBeVisible();
    expect(screen.queryByText('Show as table')).toBeNull();
    expect(screen.getByText('Sample data')).toBeVisible();
  });

  it('[B10] shows only name and value beside the point of a single series', async () => {
    show(
      makeChart({
        series: [{ key: 'revenue', label: 'Robotics, total', unit: 'USD' }],
        points: [{ at: '2025', values: [7e9] }],
      }),
      'bar',
    );
    plot().focus();
    await userEvent.keyboard('{End}');
    const [tip] = within(plot())
      .getAllByText('2025')
      .map(({ parentElement }) => parentElement)
      .filter((one) => one?.tagName === 'P');
    expect(tip).toHaveTextContent(/^2025 \$7 b$/);
  });

  it('[B11] leaves the sample mark to the section that has it', () => {
    render(
      <HasSampleLabel value>
        <ChartDetail value={false}>
          <SeriesFigure data={makeChart()} name="statements" title="Statements" kind="line" isRefetching={false} />
        </ChartDetail>
      </HasSampleLabel>,
    );
    expect(screen.queryByText('Sample data')).toBeNull();
  });

  it.each(chartKinds.filter((kind) => kind !== 'dot-range'))('[B10] draws its numbers as %s', (kind) => {
    const series = ['low', 'mean', 'high'].map((key) => ({ key, label: key, unit: 'USD per share' as const }));
    const points = ['AAPL', 'NVDA'].map((at, index) => ({ at, values: [90 + index, 100 + index, 110 + index] }));
    const { container } = show(makeChart({ series, points }), kind);
    expect(
      container.querySelectorAll('.recharts-bar path, .recharts-line path, .recharts-area path').length,
    ).toBeGreaterThan(1);
  });

  it('[B10] draws a band with gaps, and marks crowded lines only at their ends and at isolated values', () => {
    const series = ['actual', 'low', 'high'].map((key) => ({ key, label: key, unit: 'index' as const }));
    const points = Array.from({ length: 40 }, (_, index) => ({
      at: `${2000 + index}`,
      values: [
        index < 30 ? 100 + index : null,
        ...(index === 5 || index > 30 ? [90 + index, 110 + index] : [null, null]),
      ],
    }));
    const { container } = show(makeChart({ series, points }), 'band');
    expect(container.innerHTML).not.toContain('NaN');
    const shapes = [...container.querySelectorAll('.recharts-reference-dot [data-marker]')];
    expect(shapes.map((shape) => shape.getAttribute('data-marker'))).toEqual(['circle', 'square', 'diamond']);
  });

  it.each([10, 40])('[B10] writes where a single line of %i points ended beside its end', (count) => {
    const points = Array.from({ length: count }, (_, index) => ({ at: `${2000 + index}`, values: [100 + index] }));
    show(makeChart({ series: [{ key: 'index', label: 'Index', unit: 'index' }], points }));
    expect(within(plot()).getByText(String(99 + count), { selector: 'text' })).toBeInTheDocument();
  });
});
