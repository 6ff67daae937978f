import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { ScreenerPage } from '@/components/research/screener/screener-page';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';
import { TestRouter } from '@/tests/components/router';
import { prepareDialogs } from './dialogs';
import { columns, everything, map, props } from './screener-props';

prepareDialogs();

const show = (over: Partial<ScreenerProps> = {}) => {
  render(
    <TestRouter pathname="/screener">
      <ScreenerPage {...props} {...over} />
    </TestRouter>,
  );
  return { user: userEvent.setup() };
};
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('the screener', () => {
  beforeEach(() => localStorage.clear());

  it('draws each stock as a link that reads its name, size and change, and lists the same in a table', () => {
    show(map);
    const details = 'Apple Inc. (AAPL) Market cap $2 t Day change −1.2%';
    expect(hrefOf(details)).toBe('/stocks/AAPL');
    expect(screen.getByRole('list', { name: 'Robotics' })).toContainElement(
      screen.getByRole('link', { name: details }),
    );
    const twin = screen.getByRole('table', { name: 'Stocks on the map by sector', hidden: true });
    const rows = within(twin)
      .getAllByRole('row', { hidden: true })
      .map(({ textContent }) => textContent);
    expect(rows).toEqual(['StockMarket capDay change', 'Robotics', 'AAPL Apple Inc.$2 t▼down −1.2%']);
    expect(within(twin).getByText('Robotics')).toHaveAttribute('scope', 'rowgroup');
    expect(hrefOf('Year')).toContain('period=year');
    expect(screen.getByText(/Area is market cap/)).toBeVisible();
  });

  it('opens the map of one sector, and keeps the filters in sight', () => {
    show({ ...map, screen: { ...everything, bounds: { 'pe-ratio': { max: 15 } } } });
    expect(hrefOf('Robotics')).toBe('/screener?sector=robotics&period=day');
    expect(hrefOf('Remove P/E up to 15')).toBe('/screener?period=day');
  });

  it('lists the stocks with marked gains and losses, sorted by links', () => {
    show();
    const table = screen.getByRole('table', { name: '' });
    const [, apple, loss] = within(table).getAllByRole('row');
    expect(apple).toHaveTextContent('AAPLApple Inc.▲up 1.5%31.2');
    expect(loss).toHaveTextContent('▼down 2.0%–');
    expect(hrefOf('P/E')).toBe('/screener?columns=change,pe-ratio&sort=-pe-ratio');
    expect(hrefOf('AAPL')).toBe('/stocks/AAPL');
    expect(screen.getByText('All 2 stocks')).toBeVisible();
  });

  it('shares, exports and compares the listed stocks', () => {
    show({ screen: { ...everything, columns, bounds: { 'pe-ratio': { max: 40 } } } });
    expect(hrefOf('Export CSV')).toBe('/api/screener/file?pe-ratio-max=40&columns=change,pe-ratio');
    expect(screen.getByText('2 stocks match your filters')).toBeVisible();
    expect(hrefOf('Compare top 2')).toBe('/compare?symbols=AAPL,LOSS');
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  });

  it('names each active filter, and removes it by a link', () => {
    show({
      screen: {
        ...everything,
        sector: 'robotics',
        bounds: { 'market-cap': { min: 10e9 }, change: { min: -2, max: 5 } },
      },
    });
    expect(hrefOf('Remove Robotics')).toBe('/screener?market-cap-min=10b&change-min=-2&change-max=5');
    expect(hrefOf('Remove Market cap from $10 b')).toBe('/screener?sector=robotics&change-min=-2&change-max=5');
    expect(hrefOf('Remove Day change −2% to 5%')).toBe('/screener?sector=robotics&market-cap-min=10b');
    expect(hrefOf('Clear all filters')).toBe('/screener');
  });

  it('keeps invalid input in its field, and says why', () => {
    show({ problems: [{ field: 'pe-ratio-min', typed: 'abc', text: 'P/E min: enter a number.' }] });
    expect(screen.getByText('P/E min: enter a number.')).toBeVisible();
    const field = screen.getByLabelText('P/E, Min');
    expect(field).toHaveValue('abc');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('P/E min: enter a number.');
    expect(screen.getByLabelText('P/E, Max')).not.toHaveAccessibleDescription();
    // The same title as for ends in the wrong order.
    expect(screen.getByText('Check your filters')).toBeVisible();
    expect(screen.getByText('Correct the marked fields.')).toBeVisible();
  });

  it('keeps both ends of a range in the wrong order, and shows one error and no stock', () => {
    const text = 'P/E: the minimum (50) is above the maximum (10).';
    const problems = [
      { field: 'pe-ratio-min', typed: '50', text },
      { field: 'pe-ratio-max', typed: '10', text: '' },
    ];
    show({ problems, isImpossible: true, noneText: `${text} Correct it.`, stocks: [], total: 0, source: '' });
    expect(screen.getByText(`${text} Correct it.`)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Clear all filters' })).toBeNull();
    expect(screen.getByText('Check your filters')).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.getByLabelText('P/E, Min')).toHaveValue('50');
    expect(screen.getByLabelText('P/E, Max')).toHaveValue('10');
    expect(screen.getByText('0 stocks match your filters')).toBeVisible();
    expect(screen.getByText('No stock matches these filters')).toBeVisible();
  });

  it('[B5] offers the example screens again when filters match nothing', () => {
    show({ stocks: [], total: 0, screen: { ...everything, bounds: { 'pe-ratio': { max: 0.1 } } } });
    expect(hrefOf('Low P/E, growing')).toBe('/screener?pe-ratio-max=15&revenue-growth-min=5');
  });

  it('suggests what to do when nothing matches, and past the last page', () => {
    show({ stocks: [], total: 0, source: '' });
    expect(screen.getByText('No stock matches these filters')).toBeVisible();
    show({ stocks: [], total: 120, pages: 3, screen: { ...everything, page: 9 } });
    expect(screen.getByText('These filters have 3 pages of stocks.')).toBeVisible();
    expect(hrefOf('Go to the first page')).toBe('/screener');
  });

  it('shows the stocks first, and the map at its own address', () => {
    show();
    expect(screen.queryByRole('heading', { name: /Heat map/ })).toBeNull();
    expect(hrefOf('Heat map')).toBe('/screener?columns=change,pe-ratio&period=day');
  });

  it('links to the table when the map could not be loaded', () => {
    show({ ...map, map: null });
    expect(screen.getByText(/The heat map didn’t load/)).toBeVisible();
    expect(hrefOf('Table')).toBe('/screener?columns=change,pe-ratio');
  });

  it('saves a screen by name in the browser, opens it again and removes it', async () => {
    const { user } = show({ screen: { ...everything, bounds: { 'pe-ratio': { max: 15 } }, page: 2 } });
    await user.click(await screen.findByText('Saved screens'));
    await user.click(screen.getByRole('button', { name: 'Save screen' }));
    expect(screen.getByText('Enter a name to save this screen.')).toBeVisible();
    await user.type(screen.getByLabelText('Name this screen'), 'Cheap{Enter}');
    await waitFor(() => expect(hrefOf('Cheap')).toBe('/screener?pe-ratio-max=15'));
    expect(screen.getByText('Saved screens (1)')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Remove Cheap' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Cheap' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(hrefOf('Cheap')).toBe('/screener?pe-ratio-max=15'));
  });
});
