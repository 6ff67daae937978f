import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { SectorNav } from '@/components/layout/navigation/sector-nav';
import { TestRouter } from '../router';

const entries = (current: 'stocks' | 'news') => {
  render(
    <TestRouter>
      <SectorNav slug="3d-printing" current={current} />
    </TestRouter>,
  );
  return screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);
};

describe('sector navigation', () => {
  it('[S2] has exactly stocks and news, stocks marked on the sector’s own address', () => {
    expect(entries('stocks')).toEqual([
      ['Stocks', '/stock-insights-by-sector/3d-printing', 'page'],
      ['News', '/stock-insights-by-sector/3d-printing/news', null],
    ]);
  });

  it('[S2] marks news on the news page', () => {
    expect(entries('news').map(([, , current]) => current)).toEqual([null, 'page']);
  });
});
