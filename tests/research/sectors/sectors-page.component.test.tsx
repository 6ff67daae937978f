import { render, screen, within } from '@testing-library/react';
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
  index: { values: [100, 83], summary: 'Index down 17.3% since Nov 2025' },
  dayChange: { percent: 0.7, text: '+0.7%' },
  yearChange: { percent: -17.3, text: '−17.3%' },
};
const energy = {
  ...{ ...sector, slug: 'energy', name: 'Energy', members: 8, pe: 'n/m' },
  yearChange: { percent: 4, text: '+4.0%' },
};
const showList = (items: readonly (typeof energy | typeof sector)[]) => {
  render(<SectorsPage sectors={{ items, meta }} news={null} />);
  return screen.getByRole('table', { name: /Sorted by 1Y change, highest first/ });
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
