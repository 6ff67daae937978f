import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { StockPage } from '@/components/research/stocks/stock-page';
import { restore } from '@/lib/client/session/session';
import { chartsContract, type Candles } from '@/lib/contracts/research/charts';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { everythingIsNear } from '@/tests/support/browser/near';
import { makeCandles, makeChart } from '@/tests/components/charts/chart-samples';
import { TestRouter } from '@/tests/components/router';
import { fundFigures, stockPageProps, symbolPage } from './stock-sample';

// jsdom has no canvas for drawing candles; the browser tests cover them.
vi.mock('@/components/charts/candles/candles-figure', () => ({
  CandlesFigure: ({ data }: { data: Candles }) => <p>{data.day.length} candles</p>,
}));

everythingIsNear();

const show = (query: Record<string, string> = {}, onReplace = vi.fn()) => {
  render(
    <TestRouter pathname="/stocks/[ticker]" query={{ ticker: 'AAPL', ...query }} onReplace={onReplace}>
      <StockPage {...stockPageProps()} action={null} />
    </TestRouter>,
  );
  return onReplace;
};
const region = (name: string) => within(screen.getByRole('region', { name }));
const cards = ['Financials', 'Price targets', 'Analyst ratings', 'Institutional ownership'];

describe('the members’ part of a stock’s page', () => {
  const signIn = signingIn();

  it('[B3] shows a visitor the price, and names all other charts in one panel with one login button, fetching nothing', () => {
    act(() => restore());
    show();
    const charts = region('Charts');
    expect(screen.getByRole('region', { name: 'Price (1Y)' })).toBeVisible();
    expect(charts.getByText(/^Create a free account to see every range/)).toBeVisible();
    for (const name of cards) expect(charts.getByRole('heading', { name })).toBeVisible();
    const ranges = region('Price (1Y)').getByRole('link', { name: 'Unlock all ranges' });
    expect(ranges).toHaveAttribute('href', '/sign-up?from=%2Fstocks%2FAAPL');
    expect(screen.getAllByRole('link', { name: 'Unlock free' })).toHaveLength(1);
    expect(charts.getByRole('link', { name: 'Unlock free' })).toHaveAttribute('href', '/sign-up?from=%2Fstocks%2FAAPL');
  });

  it('[B3] offers a visitor of a fund its prices only, without a heading of charts', () => {
    act(() => restore());
    const props = stockPageProps(symbolPage({ kind: 'fund', fund: fundFigures }));
    render(<StockPage {...props} action={null} />);
    expect(screen.queryByRole('heading', { name: 'Charts' })).toBeNull();
    expect(
      screen.getByText(
        'Create a free account to see every range and daily prices with volume. No credit card required.',
      ),
    ).toBeVisible();
  });

  it('[B3] fetches other bars for another range, instead of only zooming', async () => {
    signIn();
    mockEndpoint({ ...chartsContract.stock, path: '/api/charts/stocks/AAPL/:chart' }, makeChart());
    const requests = mockEndpoint(chartsContract.candles, ({ url }) =>
      makeCandles(url.searchParams.get('range') === '1m' ? 22 : 250),
    );
    show();
    expect(await screen.findByText('250 candles')).toBeVisible();
    const candles = region('Price');
    await userEvent.click(candles.getByRole('radio', { name: '1M' }));
    expect(await candles.findByText('22 candles')).toBeVisible();
    expect(requests.map(({ url }) => [url.searchParams.get('symbol'), url.searchParams.get('range')])).toEqual([
      ['AAPL', '1y'],
      ['AAPL', '1m'],
    ]);
    expect(requests.every(({ bearer }) => bearer?.startsWith('Bearer '))).toBe(true);
    expect(candles.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual([
      '5d', '1m', '6m', 'ytd', '1y', '5y', '10y',
    ]); // prettier-ignore
    expect(screen.queryByRole('region', { name: 'Price (1Y)' })).toBeNull();
  });

  it('[B3] requests financials, targets, recommendations and ownership with the bearer token', async () => {
    signIn();
    mockEndpoint(chartsContract.candles, makeCandles());
    const requests = mockEndpoint({ ...chartsContract.stock, path: '/api/charts/stocks/AAPL/:chart' }, makeChart());
    show();
    await waitFor(() => expect(requests).toHaveLength(4));
    expect(requests.map(({ url }) => url.pathname.split('/').at(-1)).sort()).toEqual([
      'financials',
      'fund-ownership-by-year',
      'price-targets',
      'recommendation-trends-by-month',
    ]);
    expect(requests.every(({ bearer }) => bearer?.startsWith('Bearer '))).toBe(true);
    expect(await region('Financials').findByRole('application')).toBeVisible();
  });
});
