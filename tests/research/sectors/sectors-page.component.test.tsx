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
