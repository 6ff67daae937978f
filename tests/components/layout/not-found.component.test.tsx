import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotFoundPage } from '@/components/layout/errors/not-found-page';
import { SearchPage } from '@/components/search/search-page';
import type { FoundProps } from '@/lib/server/search/page-props/search';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const pages = [
  { path: '/ambassador', title: 'Become an ambassador' },
  { path: '/privacy', title: 'Privacy' },
];
const sectors = [{ path: '/stock-insights-by-sector/robotics', title: 'Robotics stocks' }];

afterEach(() => window.history.replaceState(null, '', '/'));

describe('the 404 page', () => {
  it('[U5] suggests the page that was probably meant', () => {
    window.history.replaceState(null, '', '/ambasadors');
    render(<NotFoundPage pages={pages} sectors={sectors} />);
    const guess = screen.getByRole('region', { name: 'Did you mean' });
    expect(
      within(guess)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/ambassador']);
  });

  it('[U5] suggests no page for an unrelated address, and still offers links', () => {
    window.history.replaceState(null, '', '/wp-login.php');
    render(<NotFoundPage pages={pages} sectors={sectors} />);
    expect(screen.queryByRole('region', { name: 'Did you mean' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeInTheDocument();
  });

  it.each([
    ['/nope/what-is-a-put.html', 'what is a put'],
    ['/caf%C3%A9/', 'café'],
    ['/%E0%A4%A', 'E0 A4 A'],
  ])('[U5] has the words of %s in its search', (address, words) => {
    window.history.replaceState(null, '', address);
    render(<NotFoundPage pages={pages} sectors={sectors} />);
    expect(screen.getByRole('combobox')).toHaveValue(words);
  });

  it('[U5] offers the main pages', () => {
    render(<NotFoundPage pages={pages} sectors={sectors} />);
    const popular = within(screen.getByRole('region', { name: 'Popular pages' }));
    expect(popular.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/stock-insights-by-sector', '/screener', '/compare', '/options-signals', '/subscribe', '/blog', '/'],
    ]);
  });

  it('[S1] [B5] names every existing sector, also without scripts', () => {
    render(<NotFoundPage pages={pages} sectors={sectors} />);
    const known = screen.getByRole('region', { name: 'Browse sectors' });
    expect(within(known).getByRole('link', { name: 'Robotics stocks' })).toHaveAttribute('href', sectors[0]?.path);
  });

  it('[B3] names the stocks nearest to an unknown ticker', async () => {
    window.history.replaceState(null, '', '/stocks/appl');
    const items = [{ ticker: 'AAPL', name: 'Apple Inc.', kind: 'stock' as const }];
    const requests = mockEndpoint(symbolsContract.search, { items, nextCursor: null });
    render(<NotFoundPage pages={pages} sectors={sectors} />);
    // The section is rendered before the response arrives, so that nothing below it moves.
    const near = screen.getByRole('region', { name: 'Did you mean' });
    expect(await within(near).findByRole('link', { name: 'AAPL, Apple Inc.' })).toHaveAttribute('href', '/stocks/AAPL');
    expect(requests.length).toBe(1);
    // The suggestions come before the links to other pages.
    expect(near.compareDocumentPosition(screen.getByRole('region', { name: 'Popular pages' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it('[B3] [B15] links to a request for the missing stock', () => {
    mockEndpoint(symbolsContract.search, { items: [], nextCursor: null });
    window.history.replaceState(null, '', '/stocks/zzzz');
    const { unmount } = render(<NotFoundPage pages={pages} sectors={sectors} />);
    expect(screen.getByRole('heading', { level: 1, name: 'We don’t cover ZZZZ' })).toBeInTheDocument();
    expect(screen.getByText('Check the spelling, or search by company name.')).toBeInTheDocument();
    expect(screen.getByRole('combobox')).toHaveValue('zzzz');
    expect(screen.getByRole('link', { name: 'Request ZZZZ' })).toHaveAttribute('href', '/stock-requests?ticker=ZZZZ');
    unmount();
    window.history.replaceState(null, '', '/no-such-page');
    render(<NotFoundPage pages={pages} sectors={sectors} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a stock' })).toHaveAttribute('href', '/stock-requests');
  });

  it('[U5] [U2] has a search that needs no scripts', () => {
    render(<NotFoundPage pages={pages} sectors={sectors} />);
    const form = screen.getByRole<HTMLFormElement>('search');
    expect(form.getAttribute('method')).toBe('get');
    expect(form.getAttribute('action')).toBe('/search');
    expect(within(form).getByRole('combobox').getAttribute('name')).toBe('q');
  });
});

describe('the search page', () => {
  const none: FoundProps = { question: '', isCut: false, groups: [], hasFailed: false };
  const privacy = {
    title: 'Privacy',
    text: 'What we keep.',
    path: '/privacy',
    mark: null,
    quote: null,
    isExact: false,
  };

  it('[U5] lists results by kind and keeps the query', () => {
    render(<SearchPage {...none} question="privcy" groups={[{ kind: 'page', items: [privacy] }]} />);
    const found = within(screen.getByRole('region', { name: 'Pages' }));
    expect(found.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
    expect(found.getByText('What we keep.')).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('privcy');
  });

  it('[U5] says when there are no results, and only after a query', () => {
    const { rerender } = render(<SearchPage {...none} question="xyzzy" />);
    expect(screen.getByRole('heading', { name: 'No results for “xyzzy”' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Request a stock' })).toHaveAttribute('href', '/stock-requests');
    rerender(<SearchPage {...none} />);
    expect(screen.queryByRole('heading', { name: /^No results/ })).toBeNull();
    expect(screen.getByRole('heading', { name: 'All pages' })).toBeInTheDocument();
  });

  it('[S1] does not say that there are no results above similar names', () => {
    const aptiv = { ...privacy, title: 'APTV', text: 'Aptiv PLC', path: '/stocks/APTV' };
    render(<SearchPage {...none} question="pltr" groups={[{ kind: 'stock', items: [aptiv], isAlike: true }]} />);
    expect(screen.getByRole('heading', { name: 'No exact match for “pltr”' })).toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: /^No results/ })).toBeNull();
    expect(screen.getByRole('region', { name: 'Did you mean' })).toHaveTextContent('APTV');
  });

  it('[S1] shows the exact match on its own card, a stock with its price', () => {
    const stock = { ...privacy, title: 'AAPL', text: 'Apple Inc.', path: '/stocks/AAPL', isExact: true };
    const quote = { price: 311.08, change: 0.04, day: '2026-11-23', isSample: true };
    const groups: FoundProps['groups'] = [
      { kind: 'stock', items: [{ ...stock, quote }] },
      { kind: 'page', items: [privacy] },
    ];
    render(<SearchPage {...none} question="aapl" groups={groups} />);
    const best = screen.getByRole('region', { name: 'Best match' });
    expect(within(best).getByRole('link', { name: 'Apple Inc.' })).toHaveAttribute('href', '/stocks/AAPL');
    // A change that rounds to zero is neither up nor down.
    expect(best).toHaveTextContent('Best match StockApple Inc.AAPL Sample data$311.08 0.0%At close, 11/23/2026');
    expect(screen.getByRole('region', { name: 'Pages' })).toHaveTextContent('Privacy');
  });

  it('[B4] lists groups in their order, stocks with their name and funds with a mark', () => {
    const stock = {
      title: 'SPY',
      text: 'S&P 500 fund',
      path: '/stocks/SPY',
      mark: 'Fund',
      quote: null,
      isExact: false,
    };
    const groups: FoundProps['groups'] = [
      { kind: 'stock', items: [stock] },
      { kind: 'page', items: [privacy] },
    ];
    render(<SearchPage {...none} question="s" groups={groups} />);
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Stocks',
      'Pages',
    ]);
    const found = within(screen.getByRole('region', { name: 'Stocks' }));
    expect(found.getByRole('link', { name: 'SPY' })).toHaveAttribute('href', '/stocks/SPY');
    expect(found.getByText('Fund')).toBeVisible();
  });

  it('[U4] says that a long query was cut', () => {
    render(<SearchPage {...none} question={'x'.repeat(100)} isCut />);
    expect(screen.getByText('Your search is long. We used the first 100 characters.')).toBeVisible();
  });

  it('[B4] [U4] says that stocks and posts could not be searched, and still lists pages', () => {
    render(<SearchPage {...none} question="privacy" groups={[{ kind: 'page', items: [privacy] }]} hasFailed />);
    expect(screen.getByText('Some results are missing')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Privacy' })).toBeVisible();
  });
});
