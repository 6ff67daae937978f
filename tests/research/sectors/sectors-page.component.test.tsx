import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SectorsPage } from '@/components/research/sectors/sectors-page';

const story = {
  ...{ id: 'own-one', headline: 'Members can ask for stocks', summary: 'Request a stock that is missing.' },
  ...{ publisher: 'The ROI', url: null, publishedAt: '2026-11-21T12:59:00.000Z', symbols: [], isSample: false },
};

it('[B6] shows the site’s own news, with source and time, not as a sample', () => {
  render(<SectorsPage sectors={null} news={[story]} />);
  const part = within(screen.getByRole('region', { name: 'Product news' }));
  expect(part.getByRole('heading', { name: 'Members can ask for stocks' })).toBeVisible();
  for (const text of ['The ROI', /11\/21\/2026, 12:59 UTC/, 'Request a stock that is missing.'])
    expect(part.getByText(text)).toBeVisible();
  expect(part.queryByText(/ample/)).toBeNull();
});

it('[U4] says when there are no sectors, and leaves out missing news', () => {
  render(<SectorsPage sectors={null} news={null} />);
  expect(screen.getByText('No sectors yet')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Product news' })).toBeNull();
});

const meta = {
  ...{ source: 'Sample', asOf: '2026-11-25T21:00:00.000Z', delay: 'none', license: '', notes: [] },
  ...{ isSample: true, isStale: false, ageS: 0 },
};
const sector = {
  ...{ slug: 'robotics', name: 'Robotics', description: 'Makers of robots.', members: 12, year: 'FY2025' },
  ...{ revenue: '$129.40 b', income: '$13.60 b', cashFlow: '$18.70 b', pe: '19.7' },
  values: { pe: 19.7, revenue: 129.4e9 },
  index: { values: [100, 83], summary: 'Index down 17.3% since Nov 2025' },
  dayChange: { percent: 0.7, text: '+0.7%' },
  yearChange: { percent: -17.3, text: '−17.3%' },
};
const energy = {
  ...{ ...sector, slug: 'energy', name: 'Energy', members: 8, pe: 'n/m', values: { pe: null, revenue: 40e9 } },
  yearChange: { percent: 4, text: '+4.0%' },
};
const showList = (items: readonly (typeof energy | typeof sector)[]) => {
  render(<SectorsPage sectors={{ items, meta }} news={null} />);
  return screen.getByRole('table', { name: 'Changes are averages in which every stock counts the same.' });
};

it('[B5] lists sectors side by side, each with a link to its stocks, and names their fiscal year once', () => {
  const table = showList([sector]);
  const cells = within(table.querySelector('tbody')!).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    ...['', '▲up +0.7%', '▼down −17.3%', '19.7', '$129.40 b ', '12'],
  ]);
  expect(within(table).getByRole('rowheader')).toHaveTextContent('RoboticsMakers of robots.');
  expect(within(table).getByRole('columnheader', { name: 'Revenue, FY2025' })).toBeVisible();
  expect(within(table).getByRole('link', { name: 'Robotics' })).toHaveAttribute(
    'href',
    '/stock-insights-by-sector/robotics',
  );
});

it('[B5] names the fiscal year in each row where sectors have different ones', () => {
  const table = showList([sector, { ...energy, year: 'FY2024' }]);
  expect(within(table).getByRole('columnheader', { name: 'Revenue' })).toBeVisible();
  for (const text of ['FY2025', 'FY2024']) expect(within(table).getByText(text)).toBeVisible();
});

it('[B5] sorts the sectors by a column’s name: the best year at first, unknown figures last in both directions', async () => {
  const table = showList([sector, energy]);
  const names = () =>
    within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
  const head = (name: string) => within(table).getByRole('columnheader', { name });
  expect(head('1Y change')).toHaveAttribute('aria-sort', 'descending');
  expect(names()).toEqual(['Energy', 'Robotics']);
  for (const [column, order, direction] of [
    ['Stocks', ['Robotics', 'Energy'], 'descending'],
    ['Stocks', ['Energy', 'Robotics'], 'ascending'],
    ['Sector', ['Energy', 'Robotics'], 'ascending'],
    ['Median P/E', ['Robotics', 'Energy'], 'descending'],
    ['Median P/E', ['Robotics', 'Energy'], 'ascending'],
    ['Revenue, FY2025', ['Robotics', 'Energy'], 'descending'],
  ] as const) {
    await userEvent.click(within(head(column)).getByRole('button'));
    expect(names()).toEqual(order);
    expect(head(column)).toHaveAttribute('aria-sort', direction);
  }
});
