import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PerformancePage } from '@/components/signals/performance/performance-page';
import { RecordPerformance } from '@/components/signals/record-performance';
import { keyFigures } from '@/lib/content/signals/key-figures';
import { recordPage } from '@/lib/content/signals/record-page';
import { recordStatistics } from '@/lib/content/signals/statistics/record-statistics';
import { statisticsCopy } from '@/lib/content/signals/statistics/statistics-copy';
import type { PriceBasis } from '@/lib/domain/signals/statistics/performance-view';
import { knownCloses } from './known-closes';
import { thirtySixTrades } from './thirty-six-trades';

const setting = { closes: knownCloses, today: '2026-11-23' };
const pageOf = (trades: typeof thirtySixTrades, price: PriceBasis = 'bid') => (
  <PerformancePage
    variant="record"
    choices={[]}
    basis=""
    statistics={recordStatistics(trades, { ...setting, price })}
    counts={[]}
    pictures={null}
    chart="balance"
    chartChoice={{ name: 'Chart', options: [] }}
    isSample
    note="A note of the trades"
    formulas={statisticsCopy.formulas}
    method={statisticsCopy.method}
    survey={{ table: null, isSample: false }}
  />
);
/** The first element with the name, because the formulas at the end use the same names. */
const figures = () =>
  Object.fromEntries(
    screen
      .getAllByRole('term')
      .toReversed()
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );

/**
 * Opens all tables. They are collapsed on phones, and in browsers that do not expand them on wide screens; all but the
 * first have to be opened one by one.
 */
async function openTables() {
  await userEvent.click(screen.getByText('Show the tables'));
  for (const title of ['Gross and net results', 'Hypothetical baselines'])
    for (const summary of screen.getAllByText(title, { selector: 'summary *' })) await userEvent.click(summary);
}

it('[C10] [C11] [C12] [C15] the page has a table for intervals, costs and baselines', async () => {
  render(pageOf(thirtySixTrades));
  await openTables();
  for (const name of ['Confidence intervals', 'Gross and net results', 'Hypothetical baselines'])
    expect(screen.getByRole('table', { name })).toBeVisible();
  const costs = screen.getByRole('table', { name: 'Gross and net results' });
  expect(within(costs).getByRole('columnheader', { name: 'Net of costs' })).toBeVisible();
  expect(within(costs).getByRole('rowheader', { name: 'Profit factor' })).toBeVisible();
  expect(screen.getByText(/Past performance does not guarantee future results/)).toBeVisible();
  expect(screen.getByText(/A note of the trades/)).toBeVisible();
});

it('[C10] twenty trades have a sentence and no table, and the formulas are one press away', async () => {
  render(pageOf(thirtySixTrades.slice(0, 20)));
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Win rate, averages and drawdown appear after 30 closed trades (20 so far).')).toBeVisible();
  expect(screen.getByText(/Wilson \(1927\)/)).not.toBeVisible();
  await userEvent.click(screen.getByText('How we calculate these figures'));
  expect(screen.getByText(/Wilson \(1927\)/)).toBeVisible();
});

// The returns are ((37 i) mod 101) - 50 for i from 0 to 35. At the ask each is (100 + r) × 0.98 / 1.02 - 100, so 0% and
// 3% become losses. The sums were computed by an independent Python script.
it.each([
  ['bid', '48.6%', '0.99', '−$1', 'Signals, at bid', '−$30'],
  ['ask', '44.4%', '0.72', '−$40', 'Signals, at ask', '−$1,441'],
] as const)('[C11] at the %s the figures and the tables follow', async (price, rate, factor, average, name, total) => {
  render(pageOf(thirtySixTrades, price));
  await openTables();
  expect(figures()).toMatchObject({ 'Win rate': rate, 'Profit factor': factor, 'Average trade': average });
  const intervals = screen.getByRole('table', { name: 'Confidence intervals' });
  expect(within(intervals).getByRole('row', { name: new RegExp(`^Win rate ${rate}`) })).toBeVisible();
  const baselines = screen.getByRole('table', { name: 'Hypothetical baselines' });
  expect(
    within(baselines).getByRole('row', { name: new RegExp(`^${name} ${total.replace('$', String.raw`\$`)}`) }),
  ).toBeVisible();
});

it('[C10] [C11] the record’s page has eight figures, with intervals and net ones beside the gross ones', () => {
  render(<RecordPerformance copy={recordPage.summary} {...keyFigures(thirtySixTrades)} />);
  const shown = figures();
  expect(Object.keys(shown).toReversed()).toEqual([
    'Closed trades',
    'Win rate',
    'Profit factor',
    'Profit factor, net',
    'Average trade',
    'Average trade, net',
    'Max drawdown',
    'Max drawdown, net',
  ]);
  expect(shown).toMatchObject({ 'Closed trades': '36', 'Win rate': '48.6%', 'Average trade': '−$1' });
  expect(screen.getAllByText(/^95% interval: /)).toHaveLength(2);
  expect(screen.getByRole('link', { name: /View all statistics/ })).toHaveAttribute(
    'href',
    '/options-signals/performance',
  );
});

// By the script in costs.unit.test.ts; the balance after costs is lowest at −$953.23.
it.each([
  ['Profit factor', '0.69'],
  ['Average trade', '−$45'],
  ['Max drawdown', '195.3%'],
])('[C11] the record’s page and the performance page net of costs agree on the %s', (label, value) => {
  const { unmount } = render(<RecordPerformance copy={recordPage.summary} {...keyFigures(thirtySixTrades)} />);
  expect(figures()[`${label}, net`]).toBe(value);
  expect(screen.getByText('Lowest balance −$953')).toBeVisible();
  unmount();
  render(pageOf(thirtySixTrades, 'net'));
  expect(figures()[label]).toBe(value);
});

it('[C10] below thirty trades the record’s page has no figures', () => {
  render(<RecordPerformance copy={recordPage.summary} {...keyFigures(thirtySixTrades.slice(0, 29))} />);
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.getByText('Win rate, averages and drawdown appear after 30 closed trades (29 so far).')).toBeVisible();
});
