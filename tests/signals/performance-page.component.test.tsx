import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PerformancePage } from '@/components/signals/performance/performance-page';
import type { PerformanceProps } from '@/lib/server/signals/page-props/performance';
import { TestRouter } from '@/tests/components/router';

const option = (label: string, isCurrent: boolean) => ({ label, href: `/${label}`, isCurrent });
const props: PerformanceProps = {
  choices: [
    { name: 'Signals', options: [option('Track record', false), option('Live signals', true)] },
    { name: 'Price paid', options: [option('Bid', true), option('Ask', false)] },
  ],
  chart: 'balance',
  chartChoice: { name: 'Chart', options: [option('Balance', true), option('Days', false)] },
  variant: 'live',
  basis: 'At the bid, as recorded.',
  statistics: {
    tooFew: 'Win rate, averages and drawdown appear after 30 closed trades (9 so far).',
    figures: [],
    tables: [],
    breakdowns: [],
  },
  counts: [],
  pictures: null,
  isSample: true,
  note: null,
  formulas: [['Win rate', 'Wins / (wins + losses)']],
  method: 'How we calculate these figures',
  survey: { table: null, isSample: false },
};

const show = (over: Partial<PerformanceProps> = {}) =>
  render(
    <TestRouter pathname="/options-signals/performance">
      <PerformancePage {...props} {...over} />
    </TestRouter>,
  );

it('[C10] without enough trades says how many are missing, and has no price and no empty sections', () => {
  show();
  expect(screen.getByText('Win rate, averages and drawdown appear after 30 closed trades (9 so far).')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Live signals' })).toBeVisible();
  expect(screen.getByText(/appear once enough trades have closed/)).toBeVisible();
  expect(screen.getByRole('link', { name: /^View live trades/ })).toHaveAttribute(
    'href',
    '/options-signals/trades?variant=live',
  );
  expect(screen.queryByRole('navigation', { name: 'Price paid' })).toBeNull();
  const headings = screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);
  expect(headings).toEqual(['Key figures', 'Member results of live signals']);
  expect(screen.queryByText(/At the bid/)).toBeNull();
});

it('[C10] without enough trades has counts and sums, which are facts, and their risk', () => {
  const figure = (label: string, value: string, sign = 0) => ({ label, value, note: '', sign });
  show({ counts: [figure('Wins', '4'), figure('Losses', '5'), figure('Result at the bid', '−$50', -1)] });
  expect(
    screen
      .getAllByRole('definition')
      .slice(0, 3)
      .map(({ textContent }) => textContent),
  ).toEqual(['4', '5', '−$50']);
  expect(screen.getByText(/Past performance does not guarantee future results\.$/)).toBeVisible();
  expect(screen.getByText('Sample data')).toBeVisible();
});

it('[C10] with enough trades has the prices, the basis and the tables', () => {
  show({ statistics: { ...props.statistics, tooFew: null } });
  expect(screen.getByRole('navigation', { name: 'Price paid' })).toBeVisible();
  expect(screen.getByText(/At the bid, as recorded\. Past performance/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'Detailed statistics' })).toBeVisible();
});
