import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StockPage } from '@/components/research/stocks/stock-page';
import type { NewsArticle } from '@/lib/contracts/research/news';
import { headlinesOf } from '@/lib/server/research/news/page-props/headline';
import { peerRows } from '@/lib/server/research/stocks/page-props/stock-peers';
import { everythingIsNear } from '@/tests/support/browser/near';
import { fundFigures, stockPageProps, symbolPage } from './stock-sample';

everythingIsNear();

const show = (props = stockPageProps()) => render(<StockPage {...props} action={null} />);
const region = (name: string) => within(screen.getByRole('region', { name }));

const figures = () => within(document.getElementById('figures')!);

describe('the public part of a stock’s page', () => {
  it('[B3] shows its name, its price and change, and its figures beside those of its sector', () => {
    const { container } = show();
    expect(screen.getByRole('heading', { level: 1, name: 'Apple (AAPL)' })).toBeVisible();
    for (const text of [
      'NASDAQ · Consumer electronics',
      'In USD. Fiscal year ends in September.',
      '$189.34▼down −$2.40 (−1.3%) at close, 11/18/2026',
    ])
      expect(container).toHaveTextContent(text, { normalizeWhitespace: true });
    const rows = figures()
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    for (const text of [
      'FigureAAPLSector median SemiconductorsHigher than',
      'Market cap Last close × shares outstanding$2.90 t$40.00 b100%',
      'P/E Last close / FY2025 EPS31.424.868%',
      'PEG P/E / 3-year EPS growthn/m1.60–',
      'Revenue growth FY2025, year over year2.0%−3.5%55%',
      'Dividend yield FY2025 dividends / last close0.5%1.3%40%',
    ])
      expect(rows).toContain(text);
    expect(screen.getByRole('navigation', { name: 'In these lists:' })).toHaveTextContent(/Semiconductors/);
  });

  it('[B3] draws a year of closes on the server, each week labeled by its Friday', () => {
    const html = renderToString(<StockPage {...stockPageProps()} action={null} />);
    expect(html).toContain('Price (1Y)');
    for (const day of ['11/06/2026', '11/13/2026', '11/18/2026']) expect(html).toContain(day);
    expect(html).toContain('<svg');
    expect(html).toContain('Each point is the last close of a week, dated its Friday. The latest is from 11/18/2026.');
  });

  it.each([
    [[180, 182, 189.34], '▲up +5.2% in 12 months.', 'gain'],
    [[189.34, 182, 134], '▼down −29.2% in 12 months.', 'loss'],
    [[180, 182, 180], '0.0% in 12 months.', null],
  ])('[B3] says how the price changed over the year of %j, and colors the line by it', (weekly, text, tone) => {
    const { container } = render(<StockPage {...stockPageProps(symbolPage({ weekly }))} action={null} />);
    expect(container).toHaveTextContent(`${text} Weekly closes in US dollars`);
    expect(container.querySelector('[data-tone]')?.getAttribute('data-tone') ?? null).toBe(tone);
    expect(container).toHaveTextContent(/Weekly closes: High/);
  });

  it('[B3] names an industry that is also a sector once', () => {
    const { container } = render(
      <StockPage {...stockPageProps(symbolPage({ industry: 'Semiconductors' }))} action={null} />,
    );
    expect(container).toHaveTextContent('NASDAQ Sample data');
    expect(screen.getAllByRole('link', { name: /^Semiconductors/ })).toHaveLength(1);
  });

  it('[B14] shows each check with a mark, a word, its formula and its inputs', async () => {
    show();
    const card = region('Company checklist');
    expect(card.getByText('1 of 3 passed, 1 without data')).toBeVisible();
    expect(card.getByRole('img', { name: 'Value 1/2, Health n/a' })).toBeVisible();
    expect(card.getByText(/Not a recommendation/)).toBeVisible();
    await userEvent.click(card.getByText('See all 3 checks'));
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

  it('[B3] links to a comparison with its peers, and marks sample data', () => {
    show();
    expect(screen.getByRole('link', { name: 'Compare stocks' })).toHaveAttribute('href', '/compare?symbols=AAPL');
    expect(region('Peers').getByRole('link', { name: 'MSFT' })).toHaveAttribute('href', '/stocks/MSFT');
    expect(screen.getAllByText('Sample data').length).toBeGreaterThan(1);
  });

  it('[U4] says what is missing, section by section', () => {
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

  it('[B3] [U4] of a fund shows its price and one-year range, and leaves out company data', () => {
    const fund = symbolPage({
      ticker: 'SPY',
      kind: 'fund',
      fiscalYear: null,
      peRatio: null,
      marketCap: null,
      checks: [],
    });
    show(stockPageProps({ ...fund, fund: fundFigures }));
    expect(screen.getByText('52-week high')).toBeVisible();
    expect(figures().getByText('$178.50')).toBeVisible();
    expect(screen.getByText(/Funds have no earnings/)).toBeVisible();
    expect(screen.getByRole('region', { name: 'Price (1Y)' })).toBeVisible();
    for (const name of [/^Company checklist/, 'Peers', 'Financials', 'Price targets'])
      expect(screen.queryByRole('region', { name }), String(name)).toBeNull();
    expect(figures().queryByText(/n\/m|fiscal year/i)).toBeNull();
  });

  it('[B3] of a fund shows its last day, its volume and its returns, each with the day that it starts from', () => {
    show(stockPageProps(symbolPage({ ticker: 'SPY', kind: 'fund', checks: [], fund: fundFigures })));
    const rows = figures()
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'FigureSPY',
      'Previous close $191.73',
      'Open 11/18/2026$190.00',
      'Day range 11/18/2026$188.00 – $192.50',
      'Volume 11/18/202648.2 m',
      'Average volume 3 months51 m',
      '52-week high Daily close$191.20',
      '52-week low Daily close$178.50',
      'Price returnSPY',
      '1M Since 10/19/2026+1.2%',
      '3M Since 08/18/2026+0.7%',
      '6M Since 05/19/2026−3.5%',
      'YTD Since 12/31/20250.0%',
      '1Y Since 11/18/2025+12.4%',
      // Prices are available for less than five years.
      '3Y +9.9% a year since 11/17/2023+32.8%',
      'Max drawdown 1Y, daily close−8.0%',
    ]);
    expect(figures().getByText('−3.5%').className).toMatch(/loss/);
    expect(figures().getByText('+1.2%').className).toMatch(/gain/);
    expect(screen.getByText(/Returns are price changes and exclude dividends\./)).toBeVisible();
  });

  it('[B12] shows n/a instead of n/m where there is no fiscal year', () => {
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
    show(stockPageProps(symbolPage(), { headlines: headlinesOf([story], 4) }));
    expect(region('Latest news').getByText('A chip is made')).toBeVisible();
    // Requests are only for stocks without a page.
    expect(screen.queryByRole('link', { name: 'Request a stock' })).toBeNull();
    expect(region('Latest news').getByText(/^The Example · /)).toBeVisible();
    expect(region('Latest news').getByRole('link', { name: /^All Semiconductors news/ })).toHaveAttribute(
      'href',
      '/stock-insights-by-sector/semiconductors/news',
    );
  });
});
