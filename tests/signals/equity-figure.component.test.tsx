import { fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EquityFigure } from '@/components/signals/equity-figure';
import { RecordSummary } from '@/components/signals/record-summary';
import { recordCurve } from '@/lib/charts/signals/record-curve';
import { recordSummary } from '@/lib/content/signals/record-summary';
import type { TradeRow } from '@/lib/contracts/signals/trades';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import { announcedByKeys } from '@/tests/support/browser/chart-keys';
import { everythingIsNear } from '@/tests/support/browser/near';
import { openTrade, tradeRow } from './record-factory';
import { thirtySixTrades } from './statistics/thirty-six-trades';

const rows = [
  tradeRow(0, { roi: 50, balance: 500, thousand: 1500, fillDate: '2022-01-05' }),
  tradeRow(1, { roi: -80, balance: -800, thousand: 700, fillDate: '2022-01-20' }),
  tradeRow(2, { roi: 20, balance: 200, thousand: 900, fillDate: '2022-02-09' }),
  { ...openTrade(3), thousand: 900, fillDate: '2022-02-25' },
];
const tradesOf = (wire: TradeRow[]) => fromWireTrades(wire, true);
const curve = recordCurve(tradesOf(rows), true);

describe('equity figure', () => {
  everythingIsNear();

  // −$213.73 at the ask, less fees of $6.46 at bids of $0, $2.90 and $5.80, and two months at $20: −$260.19.
  it('[C5] describes the whole curve as text, ending at the last running balance', () => {
    render(<EquityFigure curve={curve} />);
    expect(screen.getByRole('img')).toHaveAccessibleName(
      'Line from $1,000 to $900 over 3 closed trades, the first issued 01/05/2022, the last closed 02/03/2022. ' +
        'Trades are in the order they were issued. Lowest $700, highest $1,500. After costs, the line ends at $740.',
    );
  });

  it('[U2] is in the page that the server sends, with its counts and its warning', () => {
    const markup = renderToStaticMarkup(<EquityFigure curve={curve} />);
    expect(markup).toContain('<path d="M');
    expect(markup).toContain('Sample track record · 3 closed trades\u00A0· Jan–\u2060Feb\u00A02022');
    expect(markup).toContain('Past performance does not guarantee future results.');
  });

  // The results of the script in costs.unit.test.ts.
  it('[C11] has the result after costs beside the one before them', () => {
    render(<EquityFigure curve={recordCurve(thirtySixTrades, true)} />);
    const result = (name: string) =>
      screen.getAllByRole('term').find(({ textContent }) => textContent === name)?.nextElementSibling;
    expect(result('Before costs')).toHaveTextContent('−$30');
    expect(result('After costs')).toHaveTextContent('−$1,621');
    // Both lines are labeled at their ends with $1,000 plus the same results.
    expect(screen.getByText('$970')).toBeVisible();
    expect(screen.getByText('−$621')).toBeVisible();
  });

  it('[P2] reserves its space before it is drawn: the picture has its proportions', () => {
    const { container } = render(<EquityFigure curve={curve} />);
    expect(container.querySelector('svg')).toHaveAttribute('viewBox', '0 0 468 208');
  });

  it('[C5] is followed by keys, each trade named with its result and the balance after it', async () => {
    render(<EquityFigure curve={curve} />);
    const announced = await announcedByKeys('Running balance, $1,000 on each trade', [
      'ArrowRight',
      'ArrowRight',
      'End',
      'Escape',
    ]);
    expect(announced).toEqual([
      'ISRG put, closed 02/01/2022: +$500, balance $1,500',
      'AAPL call, closed 02/02/2022: −$800, balance $700',
      'MU call, closed 02/03/2022: +$200, balance $900',
      '',
    ]);
  });

  it('[C5] is followed by a pointer, which finds the nearest trade', async () => {
    render(<EquityFigure curve={curve} />);
    const chart = await screen.findByRole('application');
    chart.getBoundingClientRect = () => ({ left: 100, width: 468 }) as DOMRect;
    // Three trades after the start, at 6, 158, 310 and 462 of a width of 468.
    for (const [clientX, result] of [
      [100, '+$500, balance $1,500'],
      [100 + 235, '−$800, balance $700'],
      [100 + 467, '+$200, balance $900'],
    ] as const) {
      fireEvent.pointerMove(chart, { clientX });
      expect(chart).toHaveTextContent(result);
    }
    fireEvent.pointerLeave(chart);
    expect(chart).toHaveTextContent('');
  });

  it('[U4] with only open trades shows the empty state', () => {
    render(<EquityFigure curve={recordCurve(tradesOf([openTrade(1)]), true)} />);
    expect(screen.getByText('No trades yet')).toBeInTheDocument();
  });
});

describe('record summary', () => {
  it('[C4] shows the totals of three closed trades', () => {
    render(<RecordSummary figures={recordSummary(tradesOf(rows))} />);
    const figures = Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]),
    );
    expect(figures).toEqual({
      'Closed trades': '3',
      'Win rate': '66.7%',
      'Profit factor': '0.88',
      'Average win': '+$350',
      'Average loss': '−$800',
      'Average trade': '−$33',
      'Max drawdown': '53.3%',
      'Longest losing streak': '1',
    });
  });

  it('[C4] a record without a loss has no profit factor instead of an infinite one', () => {
    render(<RecordSummary figures={recordSummary(tradesOf([tradeRow(0, { roi: 5, balance: 50, thousand: 1050 })]))} />);
    expect(screen.getByText('Profit factor').nextElementSibling).toHaveTextContent('n/a');
  });
});
