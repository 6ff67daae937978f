import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { RecordPerformance } from '@/components/signals/record-performance';
import { recordPage } from '@/lib/content/signals/record-page';
import { recordStatistics } from '@/lib/content/signals/statistics/record-statistics';
import { statisticsCopy } from '@/lib/content/signals/statistics/statistics-copy';
import { thirtySixTrades } from './thirty-six-trades';

const setting = { closes: new Map(), today: '2026-11-23' };
const record = recordStatistics(thirtySixTrades, setting);
const live = recordStatistics(thirtySixTrades.slice(0, 20), setting);

it('[C10] [C11] [C12] [C13] the page has a table for intervals, costs, baselines and periods', () => {
  render(<RecordPerformance words={recordPage.summary} copy={statisticsCopy} record={record} live={live} />);
  for (const name of ['Confidence intervals', 'Gross and net results', 'Hypothetical baselines', 'Results by period'])
    expect(screen.getByRole('table', { name })).toBeVisible();
  const costs = screen.getByRole('table', { name: 'Gross and net results' });
  expect(within(costs).getByRole('columnheader', { name: 'Net of costs' })).toBeVisible();
  expect(within(costs).getByRole('rowheader', { name: 'Profit factor' })).toBeVisible();
  expect(screen.getByText(/Past performance does not guarantee future results/)).toBeVisible();
});

it('[C10] twenty live trades have a sentence and no table, and the formulas are one press away', async () => {
  render(<RecordPerformance words={recordPage.summary} copy={statisticsCopy} record={live} live={live} />);
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getAllByText('Too few trades to judge: 20 of 30.')[0]).toBeVisible();
  expect(screen.getByText(/Wilson \(1927\)/)).not.toBeVisible();
  await userEvent.click(screen.getByText('How we calculate these figures'));
  expect(screen.getByText(/Wilson \(1927\)/)).toBeVisible();
});
