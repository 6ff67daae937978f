import { render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Header } from '@/components/layout/navigation/header';
import { TestRouter } from '../router';

/** The header entry that is current on each page. */
const entries: readonly [string, string | null][] = [
  ['/', null],
  ['/stock-insights-by-sector', 'Research'],
  ['/stock-insights-by-sector/[slug]', 'Research'],
  ['/stocks/[ticker]', 'Research'],
  ['/screener', 'Research'],
  ['/stock-requests', 'Research'],
  ['/options-signals/performance', 'Signals'],
  ['/options-signals/[id]', 'Signals'],
  ['/verify', 'Signals'],
  ['/subscribe/promises', 'Pricing'],
  ['/blog/[id]', 'Blog'],
  ['/authors/[id]', 'Blog'],
  ['/ambassador', 'Ambassadors'],
  ['/university-owner', 'Ambassadors'],
  ['/places', 'Ambassadors'],
  ['/places/cities', 'Ambassadors'],
  ['/places/cities/[slug]', 'Ambassadors'],
  ['/places/schools/[slug]', 'Ambassadors'],
  ['/rounds/[slug]', 'Invest'],
  ['/cap-table/simulator', 'Invest'],
  ['/weekly-reports', 'Invest'],
  ['/weekly-reports/[week]', 'Invest'],
  ['/contact', null],
];

describe('the bar of the header', () => {
  it.each(entries)('[U1] on %s marks %s', (currentPath, entry) => {
    render(
      <TestRouter>
        <Header currentPath={currentPath} user={null} onLogin={() => undefined} />
      </TestRouter>,
    );
    const bar = screen.getByRole('navigation', { name: 'Main' });
    const marked = [...bar.querySelectorAll('summary, :scope > ul > li > a')].filter((one) =>
      one.hasAttribute('aria-current'),
    );
    expect(marked.map((one) => one.textContent)).toEqual(entry === null ? [] : [entry]);
  });

  it('[U1] marks no link of a menu on a page that belongs to the menu only', () => {
    render(
      <TestRouter>
        <Header currentPath="/places" user={null} onLogin={() => undefined} />
      </TestRouter>,
    );
    const bar = within(screen.getByRole('navigation', { name: 'Main' }));
    for (const link of bar.getAllByRole('link', { hidden: true })) expect(link).not.toHaveAttribute('aria-current');
  });
});
