import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { BalanceChart } from '@/components/signals/performance/pictures/balance-chart';
import { CalendarSheets } from '@/components/signals/performance/pictures/calendar-sheets';
import { MonthTable } from '@/components/signals/performance/pictures/month-table';
import { OutcomeChart } from '@/components/signals/performance/pictures/outcome-chart';
import { balancePicture } from '@/lib/charts/signals/balance-picture';
import { dayCalendar } from '@/lib/charts/signals/day-calendar';
import { monthGrid } from '@/lib/charts/signals/month-grid';
import { outcomeHistogram } from '@/lib/charts/signals/outcome-histogram';
import { recordPictures } from '@/lib/charts/signals/record-pictures';
import { isClosed } from '@/lib/domain/signals/trades';
import { announcedByKeys } from '@/tests/support/browser/chart-keys';
import { everythingIsNear } from '@/tests/support/browser/near';
import { thirtySixTrades } from '../statistics/thirty-six-trades';
import { sevenTrades } from './seven-trades';

everythingIsNear();

const closed = sevenTrades.filter(isClosed);

/** Opens a table and returns the cells of its rows. */
async function openTable(name: string) {
  await userEvent.click(screen.getByText('Show as table'));
  const [, ...rows] = within(screen.getByRole('table', { name })).getAllByRole('row');
  return rows.map((row) =>
    [...within(row).getAllByRole('rowheader'), ...within(row).getAllByRole('cell')].map((cell) => cell.textContent),
  );
}

describe('[C5] [U1] each picture has a text summary and a table', () => {
  it('the balance ends at the last running balance, with the max drawdown marked', async () => {
    render(<BalanceChart picture={balancePicture(sevenTrades)!} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Balance and drawdown: From $1,000 to $1,350 over 6 closed trades. Lowest $700, highest $1,350. Max drawdown by closing date: $500 after the high of 12/31/2021, low on 01/05/2022, recovered on 02/28/2022.',
    );
    expect(screen.getByText('Max drawdown $500')).toBeVisible();
    expect(await openTable('Balance and drawdown by trade')).toEqual([
      ['1 AAPL', '12/31/2021', '+$200', '$1,200', '$0'],
      ['2 AAPL', '01/05/2022', '−$500', '$700', '$500'],
      ['3 AAPL', '01/05/2022', '+$100', '$800', '$400'],
      ['4 AAPL', '02/04/2022', '$0', '$800', '$400'],
      ['5 AAPL', '02/04/2022', '−$50', '$750', '$450'],
      ['6 AAPL', '02/28/2022', '+$600', '$1,350', '$0'],
    ]);
  });

  it('[C5] the balance names each trade at the cursor, with its distance to the high', async () => {
    render(<BalanceChart picture={balancePicture(sevenTrades)!} />);
    const announced = await announcedByKeys('Balance and drawdown', ['ArrowRight', 'ArrowRight', 'End', 'Escape']);
    expect(announced).toEqual([
      'AAPL call, closed 12/31/2021: +$200, balance $1,200, at its high',
      'AAPL put, closed 01/05/2022: −$500, balance $700, $500 below its high',
      'AAPL call, closed 02/28/2022: +$600, balance $1,350, at its high',
      '',
    ]);
  });

  it('[C5] a pointer over the balance finds the nearest of the six trades', async () => {
    render(<BalanceChart picture={balancePicture(sevenTrades)!} />);
    const chart = await screen.findByRole('application');
    chart.getBoundingClientRect = () => ({ left: 0, width: 600 }) as DOMRect;
    for (const [clientX, text] of [
      [0, '+$200, balance $1,200, at its high'],
      [240, '−$500, balance $700, $500 below its high'],
      [600, '+$600, balance $1,350, at its high'],
    ] as const) {
      fireEvent.pointerMove(chart, { clientX });
      expect(screen.getByText(text)).toBeInTheDocument();
    }
  });

  it('the months add up to their years, the latest first', () => {
    render(<MonthTable grid={monthGrid(closed)} />);
    const cells = (year: string) =>
      within(screen.getByRole('row', { name: new RegExp(`^${year}`) }))
        .getAllByRole('cell')
        .map((cell) => cell.textContent);
    expect(cells('2022')).toEqual(['−$4002 trades', '+$5503 trades', ...Array<string>(10).fill('–'), '+$1505 trades']);
    expect(cells('2021')).toEqual([...Array<string>(11).fill('–'), '+$2001 trade', '+$2001 trade']);
    expect(screen.getAllByRole('rowheader').map((year) => year.textContent)).toEqual(['2022', '2021']);
    expect(screen.getByText(/All 6 closed trades: \+\$350/)).toBeVisible();
  });

  it('the calendar has a sheet for each month with closed trades', async () => {
    render(<CalendarSheets calendar={dayCalendar(closed)} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Daily results: 2 days with a gain, 2 with a loss. Best +$600 on 02/28/2022, worst −$400 on 01/05/2022.',
    );
    for (const name of ['Dec 2021', 'Jan 2022', 'Feb 2022']) expect(screen.getByText(name)).toBeVisible();
    expect(await openTable('Results by closing day')).toEqual([
      ['12/31/2021', '1', '+$200'],
      ['01/05/2022', '2', '−$400'],
      ['02/04/2022', '2', '−$50'],
      ['02/28/2022', '1', '+$600'],
    ]);
  });

  // Computed by hand: the mean of 20, -50, 10, 0, -5 and 60 is 35 / 6 = 5.8.
  it('the histogram counts losses, breakeven trades and gains apart', async () => {
    render(<OutcomeChart histogram={outcomeHistogram(closed)} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Outcomes: Losses: 2, Breakeven: 1, Gains: 3. Average return +5.8%. Returns from −50.0% to +60.0% in steps of 10 percentage points.',
    );
    const rows = await openTable('Closed trades by return');
    expect(rows.filter(([, count]) => count !== '0')).toEqual([
      ['−50% to −40%', '1'],
      ['−10% to 0%', '1'],
      ['0%', '1'],
      ['0% to +10%', '1'],
      ['+10% to +20%', '1'],
      ['+50% to +60%', '1'],
    ]);
  });
});

it('[C10] below thirty closed trades there are no pictures', () => {
  expect(recordPictures(thirtySixTrades.slice(0, 29))).toBeNull();
  expect(recordPictures(thirtySixTrades)).not.toBeNull();
});

it('[U4] a long record is thinned to a line of bounded length that keeps its highest and lowest balance', () => {
  const long = Array.from({ length: 5_000 }, (_, index) => thirtySixTrades[index % 36]!).map((trade, index) => ({
    ...trade,
    number: index + 1,
    thousandCents: index === 2_345 ? 900_000 : 100_000 + (index % 7),
  }));
  const picture = balancePicture(long)!;
  expect(picture.balance.line.match(/[ML]/g)!.length).toBeLessThanOrEqual(602);
  expect(picture.summary).toContain('highest $9,000');
  expect(Math.min(...[...picture.balance.line.matchAll(/ ([\d.]+)/g)].map(([, top]) => Number(top)))).toBeLessThan(11);
  expect(picture.table.caption).toBe('Balance and drawdown by trade, latest 400 of 5,000');
  expect(picture.table.rows).toHaveLength(400);
});
