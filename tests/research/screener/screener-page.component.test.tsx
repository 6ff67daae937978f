import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ScreenerPage } from '@/components/research/screener/screener-page';
import { defaultColumns, type ScreenFigure } from '@/lib/domain/research/screener/figures';
import type { Screen } from '@/lib/domain/research/screener/screen';
import type { ScreenerProps } from '@/lib/server/research/screener/page-props/screener';
import { TestRouter } from '@/tests/components/router';

const everything: Screen = { sector: null, bounds: {}, columns: defaultColumns, sort: '-market-cap', page: 1 };
const columns: readonly ScreenFigure[] = ['change', 'pe-ratio'];
const tile = {
  slug: 'robotics',
  name: 'Robotics',
  change: '1.2%',
  sign: -1,
  level: -2,
  cap: '$2 t',
  stocks: '9 stocks',
};
const place = [0, 0, 100, 100] as const;

const props: ScreenerProps = {
  screen: { ...everything, columns },
  problems: [],
  isImpossible: false,
  sectors: [{ slug: 'robotics', name: 'Robotics' }],
  stocks: [
    { ticker: 'AAPL', name: 'Apple Inc.', cells: [{ text: '1.5%', sign: 1 }, { text: '31.2' }] },
    { ticker: 'LOSS', name: 'Loss Works', cells: [{ text: '2.0%', sign: -1 }, { text: '–' }] },
  ],
  total: 2,
  pages: 1,
  source: 'As of 11/20/2026.',
  isSample: true,
  period: null,
  map: null,
};

const map: Pick<ScreenerProps, 'period' | 'map'> = {
  period: 'day',
  map: {
    tiles: [{ ...tile, wide: place, tall: place }],
    rows: [tile],
    periods: [
      { label: 'Day', href: '/screener', isCurrent: true },
      { label: 'Year', href: '/screener?period=year', isCurrent: false },
    ],
    isSample: true,
    copy: {
      choose: 'Change over',
      text: 'Area: total market cap.',
      scale: ['−1.5% or less', '+1.5% or more'],
      source: 'As of 11/20/2026.',
      table: 'Show as table',
      caption: 'Sectors by total market cap',
      columns: ['Sector', 'Change', 'Market cap', 'Stocks'],
      none: 'No sectors yet',
      noneText: 'The map appears later.',
    },
  },
};

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
  afterEach(() => vi.unstubAllGlobals());

  it('draws each sector as a link that states its change without color, and lists the same in a table', () => {
    show(map);
    expect(hrefOf(/^Robotics down ?1\.2% \$2 t$/)).toBe('/stock-insights-by-sector/robotics');
    const twin = screen.getByRole('table', { name: 'Sectors by total market cap', hidden: true });
    expect(within(twin).getByText('9 stocks')).toBeInTheDocument();
    expect(hrefOf('Year')).toContain('period=year');
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
    expect(hrefOf('Remove Robotics')).toBe('/screener?change-min=-2&change-max=5&market-cap-min=10b');
    expect(hrefOf('Remove Market cap from $10 b')).toBe('/screener?sector=robotics&change-min=-2&change-max=5');
    expect(hrefOf('Remove Day change −2% to 5%')).toBe('/screener?sector=robotics&market-cap-min=10b');
    expect(hrefOf('Clear all filters')).toBe('/screener');
  });

  it('moves the focus from a removed filter to the next one, and from the last to the filters', async () => {
    const { user } = show({
      screen: { ...everything, bounds: { 'market-cap': { min: 10e9 }, 'pe-ratio': { max: 15 } } },
    });
    await user.click(screen.getByRole('link', { name: 'Remove Market cap from $10 b' }));
    expect(screen.getByRole('link', { name: 'Remove P/E up to 15' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('Filters (2)')).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Clear all filters' }));
    expect(screen.getByText('Filters (2)')).toHaveFocus();
  });

  it('keeps invalid input in its field, and says why', () => {
    show({ problems: [{ field: 'pe-ratio-min', typed: 'abc', text: 'P/E min: enter a number.' }] });
    expect(screen.getByText('P/E min: enter a number.')).toBeVisible();
    const field = screen.getByLabelText('P/E, Min');
    expect(field).toHaveValue('abc');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription('P/E min: enter a number.');
    expect(screen.getByLabelText('P/E, Max')).not.toHaveAccessibleDescription();
    expect(screen.getByText('Correct the marked fields.')).toBeVisible();
  });

  it('names above the list what has no field, and every problem above the map', () => {
    const number = { field: 'pe-ratio-min', typed: 'abc', text: 'P/E min: enter a number.' };
    const unknown = { field: 'pe-max', typed: '', text: 'There is no filter “pe-max”.' };
    show({ problems: [number, unknown] });
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toContain(unknown.text);
    expect(screen.getByText(number.text).closest('fieldset')).not.toBeNull();
    cleanup();
    show({ ...map, problems: [number, unknown] });
    for (const { text } of [number, unknown]) expect(screen.getByText(text).closest('li')).not.toBeNull();
  });

  it('gives each panel a title and a button that closes it', async () => {
    const { user } = show();
    for (const [name, title] of [
      ['Filters', 'Filter stocks'],
      ['Columns (2)', 'Choose columns'],
    ] as const) {
      await user.click(screen.getByText(name));
      const top = screen.getByText(title).parentElement!;
      await user.click(within(top).getByRole('button', { name: 'Close' }));
      expect(screen.getByText(title)).not.toBeVisible();
      expect(screen.getByText(name)).toHaveFocus();
    }
  });

  it('opens the filters on a phone at the first invalid field', () => {
    const shown: Element[] = [];
    vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: true }));
    Element.prototype.scrollIntoView = function (this: Element) {
      shown.push(this);
    };
    const problem = (field: string) => ({ field, typed: 'abc', text: `${field}: enter a number.` });
    show({ problems: [problem('price-max'), problem('pe-ratio-min')] });
    expect(shown).toEqual([screen.getByLabelText('Price, Max')]);
  });

  it('keeps both ends of a range in the wrong order, and shows one error and no stock', () => {
    const text = 'P/E: the minimum (50) is above the maximum (10).';
    const problems = [
      { field: 'pe-ratio-min', typed: '50', text },
      { field: 'pe-ratio-max', typed: '10', text: '' },
    ];
    show({ problems, isImpossible: true, stocks: [], total: 0, source: '' });
    expect(screen.getByText('Check your filters')).toBeVisible();
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.getByLabelText('P/E, Min')).toHaveValue('50');
    expect(screen.getByLabelText('P/E, Max')).toHaveValue('10');
    expect(screen.getByText('0 stocks match your filters')).toBeVisible();
    expect(screen.getByText('No stock matches these filters')).toBeVisible();
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
    expect(screen.queryByRole('heading', { name: /Sector map/ })).toBeNull();
    expect(hrefOf('Map')).toBe('/screener?columns=change,pe-ratio&period=day');
  });

  it('links to the table when the map could not be loaded', () => {
    show({ ...map, map: null });
    expect(screen.getByText(/The sector map didn’t load/)).toBeVisible();
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
