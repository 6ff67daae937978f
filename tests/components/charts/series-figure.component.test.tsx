import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { ChartKind } from '@/components/charts/frame/chart-kinds';
import { SeriesFigure } from '@/components/charts/series/series-figure';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { makeChart, makeMeta } from './chart-samples';

const show = (chart: Chart, kind: ChartKind = 'line') =>
  render(<SeriesFigure data={chart} name="statements" title="Statements" kind={kind} isRefetching={false} />);

const plot = () => screen.getByRole('application', { name: 'Statements' });
/** Whether the plot's live region has this text. */
const isSpoken = (words: string) => screen.getAllByRole('status').some(({ textContent }) => textContent === words);

describe('a chart of series', () => {
  it('[B10] has every number in a table', async () => {
    show(makeChart());
    await userEvent.click(screen.getByText('Show as table'));
    const table = screen.getByRole('table', { name: 'Statements, US dollars' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(rows).toEqual([
      ['Year', 'Revenue', 'Net income'],
      ['2023', '$5 b', '$2 b'],
      ['2024', '$6 b', 'n/a'],
      ['2025', '$7 b', '\u2212$3 b'],
    ]);
  });

  it('[B10] is read by arrow keys, which announce and show each point', async () => {
    show(makeChart());
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    expect(plot()).toHaveFocus();
    const announced: string[] = [];
    for (const key of ['{ArrowRight}', '{ArrowRight}', '{ArrowDown}', '{End}', '{ArrowUp}', '{Home}']) {
      await userEvent.keyboard(key);
      announced.push(
        screen
          .getAllByRole('status')
          .map(({ textContent }) => textContent)
          .join(''),
      );
    }
    expect(announced).toEqual([
      '2023: Revenue $5 b',
      '2024: Revenue $6 b',
      '2024: Net income n/a',
      '2025: Net income \u2212$3 b',
      '2025: Revenue $7 b',
      '2023: Revenue $5 b',
    ]);
    expect(plot()).toHaveTextContent('2023Revenue$5 bNet income$2 b');
  });

  it('[B10] is left by Escape and Tab, without a keyboard trap', async () => {
    show(makeChart());
    plot().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(isSpoken('2023: Revenue $5 b')).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(isSpoken('2023: Revenue $5 b')).toBe(false);
    expect(plot()).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.tab();
    expect(plot()).not.toHaveFocus();
    expect(isSpoken('2025: Revenue $7 b')).toBe(false);
  });

  it('[B10] shows the point under the mouse without announcing it', async () => {
    show(makeChart());
    vi.spyOn(plot(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 520, 288));
    await userEvent.pointer({ target: plot(), coords: { clientX: 280, clientY: 40 } });
    expect(plot()).toHaveTextContent('2024Revenue$6 b');
    expect(isSpoken('2024: Revenue $6 b')).toBe(false);
  });

  it('[B10] toggles series from the legend, but never hides the last one', async () => {
    const { container } = show(makeChart());
    const lines = () => container.querySelectorAll('[role=application] .recharts-line').length;
    const [revenue, income] = [
      screen.getByRole('button', { name: 'Revenue' }),
      screen.getByRole('button', { name: 'Net income' }),
    ];
    expect(lines()).toBe(2);
    await userEvent.click(revenue);
    expect(revenue).toHaveAttribute('aria-pressed', 'false');
    expect(lines()).toBe(1);
    await userEvent.click(income);
    expect(income).toHaveAttribute('aria-pressed', 'true');
    plot().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(isSpoken('2023: Net income $2 b')).toBe(true);
    await userEvent.click(revenue);
    expect(lines()).toBe(2);
  });

  it('[B10] has a summary, short on screen and in full for screen readers', () => {
    show(makeChart());
    expect(screen.getByText(/^In 2025: Revenue \$7 b, Net income \u2212\u2060\$3 b\./)).toHaveTextContent(
      'Net income: 2 values 2023 to 2025, highest $2 b in 2023, lowest \u2212$3 b in 2025',
    );
  });

  it('[B11] shows sample mark, source, date and delay', () => {
    show(
      makeChart({ meta: makeMeta({ isStale: true, delay: '15 minutes late', notes: ['Two members are missing.'] }) }),
    );
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
    expect(screen.getByText('Delayed')).toBeVisible();
    expect(screen.getByText(/As of 11\/20\/2026, 15 minutes late\./)).toHaveTextContent(
      'We couldn’t reach the source. Showing the latest data we have. Two members are missing.',
    );
  });

  it('[B12] collapses long notes, and always shows the source', async () => {
    show(makeChart({ meta: makeMeta({ notes: ['How it is made. '.repeat(12)] }) }));
    expect(screen.getByText(/As of 11\/20\/2026\./)).toBeVisible();
    expect(screen.getByText(/How it is made\./)).not.toBeVisible();
    await userEvent.click(screen.getByText('How we calculate this'));
    expect(screen.getByText(/How it is made\./)).toBeVisible();
  });

  it('[B11] carries no sample mark where the numbers are real', () => {
    show(makeChart({ meta: makeMeta({ isSample: false, source: 'Finnhub' }) }));
    expect(screen.queryByText('Sample data')).toBeNull();
    expect(screen.getByText(/^As of 11\/20\/2026\. Source: Finnhub\./)).toBeVisible();
  });

  it('[U4] shows an empty state when there is no data, and offers no empty file', () => {
    show(makeChart({ points: [{ at: '2025', values: [null, null] }] }));
    expect(screen.getByText('No data yet')).toBeVisible();
    expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
    expect(screen.queryByText(/Show as table|Source:/)).toBeNull();
  });

  it('[B11] [U4] keeps the last good numbers when a refresh fails, says so and retries', async () => {
    const retry = vi.fn();
    render(
      <SeriesFigure
        data={makeChart()}
        name="x"
        title="Statements"
        kind="bar"
        isRefetching={false}
        failure={{ message: 'The source is away.', retry }}
      />,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('The source is away. Showing the latest data we have.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });
});
