import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { StockPage } from '@/components/research/stocks/stock-page';
import { restore } from '@/lib/client/session/session';
import { chartsContract, type Candles } from '@/lib/contracts/research/charts';
import type { NewsArticle } from '@/lib/contracts/research/news';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { peerRows } from '@/lib/server/research/stocks/page-props/stock-peers';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { everythingIsNear } from '@/tests/support/browser/near';
import { makeCandles, makeChart } from '@/tests/components/charts/chart-samples';
import { stockPageProps, symbolPage } from './stock-sample';

// A page without layout has no canvas to draw candles on; the browser's tests see them.
vi.mock('@/components/charts/candles/candles-figure', () => ({
  CandlesFigure: ({ data }: { data: Candles }) => <p>{data.day.length} candles</p>,
}));

everythingIsNear();

const show = (props = stockPageProps()) => render(<StockPage {...props} action={null} />);
const region = (name: string) => within(screen.getByRole('region', { name }));
const cards = ['Price and volume', 'Financials', 'Price targets', 'Analyst ratings', 'Institutional ownership'];

const figures = () => within(document.getElementById('figures')!);

describe('the public part of a stock’s page', () => {
  it('[B3] says what it is, with the day of its close and the year of its earnings', () => {
    const { container } = show();
    expect(screen.getByRole('heading', { level: 1, name: 'Apple (AAPL)' })).toBeVisible();
    for (const text of [
      'NASDAQ · USD · Consumer electronics · Fiscal year ends in September',
      'Last close$189.34▼down 1.3% 11/18/2026',
      'Market cap$2.9 t',
      'P/E31.4 Last close / FY2025 EPS',
      'PEGn/m',
      'Revenue$391 b FY2025, up 2.0% year over year',
    ])
      expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
    expect(screen.getByRole('navigation', { name: 'Sectors' })).toHaveTextContent('Semiconductors');
  });

  it('[B3] draws a year of closes on the server, each week named by its Friday', () => {
    const html = renderToString(<StockPage {...stockPageProps()} action={null} />);
    expect(html).toContain('Price (1Y)');
    for (const day of ['11/06/2026', '11/13/2026', '11/18/2026']) expect(html).toContain(day);
    expect(html).toContain('<svg');
  });

  it('[B14] shows each check with a mark, a word, its formula and what it looked at', async () => {
    show();
    const card = region('Company checklist: 1 of 3 passed, 1 without data');
    expect(card.getByText(/Not a recommendation/)).toBeVisible();
    const value = within(card.getByRole('region', { name: 'Value' }));
    expect(value.getByText('1 of 2 passed')).toBeVisible();
    expect(value.getByText('Not passed:')).toBeInTheDocument();
    expect(value.getByText('Passed:')).toBeInTheDocument();
    expect(within(card.getByRole('region', { name: 'Health' })).getByText('No data:')).toBeInTheDocument();
    await userEvent.click(value.getAllByText('Is the price below 25 times earnings?')[0]!);
    expect(value.getAllByText('P/E < 25')[0]).toBeVisible();
    expect(value.getAllByRole('link', { name: 'P/E' })[0]).toHaveAttribute('href', '#figures');
    expect(document.getElementById('figures')).not.toBeNull();
  });

  it('[B3] leads to a comparison with its peers, and marks sample data', () => {
    show();
    expect(screen.getByRole('link', { name: 'Compare stocks' })).toHaveAttribute('href', '/compare?symbols=AAPL,MSFT');
    expect(region('Peers').getByRole('link', { name: 'MSFT' })).toHaveAttribute('href', '/stocks/MSFT');
    expect(screen.getAllByText('Sample data').length).toBeGreaterThan(1);
  });

  it('[U4] says what is not there, part by part', () => {
    const bare = symbolPage({ price: null, priceDay: null, change: null, peRatio: null, fiscalYear: null, weekly: [] });
    show(stockPageProps({ ...bare, checks: [], sectors: [] }, { peers: peerRows([]), headlines: null }));
    for (const text of [
      'No price yet',
      'The chart appears once we have two weeks of prices.',
      'No data to check yet.',
      'No peers in the same sectors yet.',
      'News didn’t load. Reload the page to try again.',
    ])
      expect(screen.getByText(text)).toBeVisible();
  });

  it('[B3] [U4] of a fund shows its price and the range of a year, and leaves out what only a company has', () => {
    const fund = symbolPage({
      ticker: 'SPY',
      kind: 'fund',
      fiscalYear: null,
      peRatio: null,
      marketCap: null,
      checks: [],
    });
    show(stockPageProps(fund));
    expect(screen.getByText('52-week high')).toBeVisible();
    expect(figures().getByText('$180.00')).toBeVisible();
    expect(screen.getByText(/Funds have no earnings/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Price and volume' })).toBeVisible();
    for (const name of [/^Company checklist/, 'Peers', 'Financials', 'Price targets'])
      expect(screen.queryByRole('region', { name }), String(name)).toBeNull();
    expect(figures().queryByText(/n\/m|fiscal year/i)).toBeNull();
  });

  it('[B12] says n/a and not n/m where no year is on file', () => {
    show(stockPageProps(symbolPage({ fiscalYear: null, peRatio: null })));
    expect(figures().getAllByText('n/a').length).toBeGreaterThan(1);
    expect(figures().queryByText('n/m')).toBeNull();
    expect(screen.queryByText(/earnings of No fiscal/)).toBeNull();
  });

  it('[B6] lists the latest news with its source', () => {
    const story: NewsArticle = {
      id: 'one', headline: 'A chip is made', summary: 'It is small.', publisher: 'The Example', url: null,
      publishedAt: '2026-11-20T10:00:00.000Z', symbols: ['AAPL'], isSample: true,
    }; // prettier-ignore
    show(stockPageProps(symbolPage(), { headlines: [story] }));
    expect(region('Latest news').getByText('A chip is made')).toBeVisible();
    expect(region('Latest news').getByText('The Example')).toBeVisible();
  });
});

describe('the way to another stock', () => {
  it('[B4] takes over what was typed before the list’s code came, and keeps the focus', async () => {
    const asked = mockEndpoint(symbolsContract.search, {
      items: [{ ticker: 'MSFT', name: 'Microsoft', kind: 'stock' as const }],
      nextCursor: null,
    });
    show();
    const plain = screen.getByRole('searchbox', { name: 'Search stocks' });
    fireEvent.focus(plain);
    fireEvent.change(plain, { target: { value: 'micro' } });
    expect(await screen.findByRole('option', { name: /Microsoft/ })).toBeVisible();
    const field = screen.getByRole('combobox', { name: 'Search stocks' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('micro');
    expect(asked.map(({ url }) => url.searchParams.get('q'))).toEqual(['micro']);
  });

  it('[U2] is a plain form until our script runs', () => {
    const html = renderToString(<StockPage {...stockPageProps()} action={null} />);
    expect(html).toContain('role="searchbox"');
    expect(html).toContain('action="/search"');
  });
});

describe('the members’ part of a stock’s page', () => {
  const signIn = signingIn();

  it('[B3] names each chart to a visitor and leads to the login, fetching nothing', () => {
    act(() => restore());
    show();
    expect(screen.getByText('Create a free account to see all charts. No credit card required.')).toBeVisible();
    for (const name of cards)
      expect(region(name).getByRole('link', { name: 'Unlock free' })).toHaveAttribute('href', '/login');
  });

  it('[B3] fetches other bars for another range, and not only zooms', async () => {
    signIn();
    mockEndpoint({ ...chartsContract.stock, path: '/api/charts/stocks/AAPL/:chart' }, makeChart());
    const asked = mockEndpoint(chartsContract.candles, ({ url }) =>
      makeCandles(url.searchParams.get('range') === '1m' ? 22 : 250),
    );
    show();
    expect(await screen.findByText('250 candles')).toBeVisible();
    const candles = region('Price and volume');
    await userEvent.click(candles.getByRole('radio', { name: '1M' }));
    expect(await candles.findByText('22 candles')).toBeVisible();
    expect(asked.map(({ url }) => [url.searchParams.get('symbol'), url.searchParams.get('range')])).toEqual([
      ['AAPL', '1y'],
      ['AAPL', '1m'],
    ]);
    expect(asked.every(({ bearer }) => bearer?.startsWith('Bearer '))).toBe(true);
    expect(candles.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '1m', '3m', '6m', '1y', '3y', '5y', '10y',
    ]); // prettier-ignore
  });

  it('[B3] asks for financials, targets, recommendations and ownership with the bearer', async () => {
    signIn();
    mockEndpoint(chartsContract.candles, makeCandles());
    const asked = mockEndpoint({ ...chartsContract.stock, path: '/api/charts/stocks/AAPL/:chart' }, makeChart());
    show();
    await waitFor(() => expect(asked).toHaveLength(4));
    expect(asked.map(({ url }) => url.pathname.split('/').at(-1)).sort()).toEqual([
      'financials',
      'fund-ownership-by-year',
      'price-targets',
      'recommendation-trends-by-month',
    ]);
    expect(asked.every(({ bearer }) => bearer?.startsWith('Bearer '))).toBe(true);
    expect(await region('Financials').findByRole('application')).toBeVisible();
  });
});
