import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { CandlesFigure } from '@/components/charts/candles/candles-figure';
import type { Candles } from '@/lib/contracts/research/charts';
import { makeCandles } from './chart-samples';
import { eventually } from '@/tests/support/eventually';

type PriceFormat = { formatter: (value: number) => string; tickmarksFormatter: (values: number[]) => string[] };

/** jsdom cannot draw on a canvas, so the calls of the chart library are checked. */
const drawn = vi.hoisted(() => ({
  set: vi.fn<(bars: { time: string }[]) => void>(),
  volume: vi.fn<(bars: { time: string }[]) => void>(),
  added: vi.fn<(kind: string, format?: PriceFormat) => void>(),
  applied: vi.fn(),
  events: vi.fn<(marks: { time: string; text: string }[]) => void>(),
  ranged: vi.fn<(range: { from: number; to: number }) => void>(),
  marked: vi.fn(),
  cleared: vi.fn(),
  removed: vi.fn(),
}));

vi.mock('lightweight-charts', async () => ({
  ...(await import('./candles-library')).libraryNames,
  createSeriesMarkers: () => ({ setMarkers: drawn.events }),
  createChart: () => ({
    addSeries: (kind: string, options: { priceFormat?: PriceFormat }) => ({
      options: drawn.added(kind, options.priceFormat),
      applyOptions: drawn.applied,
      setData: { candles: drawn.set, volume: drawn.volume }[kind] ?? (() => undefined),
    }),
    panes: () => [],
    subscribeCrosshairMove: () => undefined,
    applyOptions: drawn.applied,
    priceScale: () => ({ applyOptions: () => undefined }),
    timeScale: () => ({ fitContent: () => undefined, setVisibleLogicalRange: drawn.ranged }),
    setCrosshairPosition: drawn.marked,
    clearCrosshairPosition: drawn.cleared,
    remove: drawn.removed,
  }),
}));

beforeEach(() => vi.clearAllMocks());

const figure = (bars: Candles) => <CandlesFigure data={bars} name="aapl" title="Price" isRefetching={false} />;
const readout = () => screen.getByText('Day', { selector: 'dt' }).closest('dl');

describe('candles', () => {
  it('[B10] are read by arrow keys: each bar is announced, shown and marked', async () => {
    render(figure(makeCandles()));
    screen.getByRole('application', { name: 'Price' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    const words = '01/02/2025: open $101.00, high $104.00, low $100.00, close $103.00, volume 4 m, up 0.98%';
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words);
    expect(readout()).toHaveTextContent('Day01/02/2025O$101.00H$104.00L$100.00C$103.00Vol4 mChange+1.0%');
    expect(drawn.marked).toHaveBeenLastCalledWith(103, '2025-01-02', expect.anything());
    await userEvent.keyboard('{Escape}');
    expect(drawn.cleared).toHaveBeenCalled();
  });

  it('[B10] have dollars on their axis, and no label of the last value that could cover one', () => {
    render(figure(makeCandles()));
    const format = drawn.added.mock.calls.find(([kind]) => kind === 'area')?.[1];
    expect(format?.formatter(311.084)).toBe('$311.08');
    expect(format?.tickmarksFormatter([280, 1250])).toEqual(['$280', '$1,250']);
    expect(drawn.applied).toHaveBeenCalledWith(expect.objectContaining({ visible: true, lastValueVisible: false }));
  });

  it('[B10] describe the last bar while none is selected', () => {
    render(figure(makeCandles()));
    expect(readout()).toHaveTextContent('Day02/09/2025');
  });

  it('[B10] list the last thirty bars in a table, newest first, and say where the others are', async () => {
    render(figure(makeCandles()));
    await userEvent.click(screen.getByText('Show as table'));
    const table = screen.getByRole('table', { name: /last 30 of 40 days. Download the CSV for all./ });
    const [, first] = within(table).getAllByRole('row');
    expect(within(table).getAllByRole('row')).toHaveLength(31);
    expect(first).toHaveTextContent('02/09/2025$139.00$142.00$138.00$141.004,000,000');
  });

  it('[B10] are redrawn for another range and removed when the reader leaves', () => {
    const { rerender, unmount } = render(figure(makeCandles(40)));
    expect(drawn.set.mock.lastCall?.[0]).toHaveLength(40);
    rerender(figure(makeCandles(22)));
    expect(drawn.set.mock.lastCall?.[0]).toHaveLength(22);
    expect(drawn.removed).not.toHaveBeenCalled();
    unmount();
    expect(drawn.removed).toHaveBeenCalledOnce();
  });

  it('[B11] show and announce no volume for days without one', async () => {
    const bars = makeCandles(2);
    render(figure({ ...bars, volume: [4_000_000, null] }));
    expect(drawn.volume.mock.lastCall?.[0][1]).toEqual({ time: bars.day[1] });
    expect(drawn.volume.mock.lastCall?.[0][0]).toMatchObject({ time: bars.day[0], value: 4_000_000 });
    expect(readout()).toHaveTextContent('Voln/a');
    await userEvent.click(screen.getByText('Show as table'));
    const [, newest] = within(screen.getByRole('table')).getAllByRole('row');
    expect(newest).toHaveTextContent('n/a');
  });

  it('[U3] read the page’s colors again when its theme changes', async () => {
    render(figure(makeCandles()));
    drawn.applied.mockClear();
    document.documentElement.dataset.theme = 'dark';
    await eventually(() => expect(drawn.applied).toHaveBeenCalled());
    delete document.documentElement.dataset.theme;
  });

  it('[B3] mark an event on the first bar from its day on, and describe it at that bar', () => {
    const events = [
      { day: '2025-02-08', kind: 'dividend' as const, label: 'Dividend of $0.26 a share' },
      { day: '2025-02-09', kind: 'earnings' as const, label: 'FY2024 results: revenue $5 b' },
    ];
    render(figure({ ...makeCandles(), events }));
    expect(drawn.events.mock.calls.flat(2)).toContainEqual(expect.objectContaining({ time: '2025-02-09', text: 'E' }));
    expect(screen.getByText(/E = annual results\./)).toBeVisible();
    expect(screen.getByText(/D = dividend\./)).toBeVisible();
    expect(readout()).toHaveTextContent('EventFY2024 results: revenue $5 b');
    const table = within(screen.getByRole('table', { name: 'Price: events in this range', hidden: true }));
    expect(table.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent)).toEqual([
      'DayEvent',
      '02/09/2025FY2024 results: revenue $5 b',
      '02/08/2025Dividend of $0.26 a share',
    ]);
  });

  it.each([
    ['2025-01-01', [[{ from: -2, to: 100 }]]],
    ['2025-01-02', [[{ from: -1, to: 100 }]]],
    ['2025-01-04', []],
  ])('[B3] leave room to the left of a mark on one of the first bars: an event of %s', (day, ranges) => {
    const bars = makeCandles(101);
    render(figure({ ...bars, events: [{ day, kind: 'earnings', label: 'FY2024 results: revenue $5 b' }] }));
    // Adds a fiftieth of the range; otherwise the plot's edge would cut off part of the mark.
    expect(drawn.ranged.mock.calls).toEqual(ranges);
  });

  it('[B10] have nothing above the plot but the change, the choices and the bar', () => {
    const events = [{ day: '2025-02-08', kind: 'dividend' as const, label: 'Dividend of $0.26 a share' }];
    render(figure({ ...makeCandles(), events }));
    const plot = screen.getByRole('application', { name: 'Price' });
    const legend = screen.getByText('D = dividend.');
    expect(plot.compareDocumentPosition(legend)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    // Only for screen readers, which do not announce the axis.
    expect(screen.getByText('US dollars per share, volume in shares').tagName).toBe('SPAN');
    expect(screen.getByText('US dollars per share, volume in shares').closest('p')).toBeNull();
  });

  it('[B3] show the change over the range with its start date', () => {
    render(figure(makeCandles()));
    // From 102 to 141.
    expect(screen.getByText(/since 01\/01\/2025/)).toHaveTextContent('▲up +$39.00 (+38.2%) since 01/01/2025');
  });

  it('[U4] say so where a range has no bars', () => {
    render(figure(makeCandles(0)));
    expect(screen.getByText('No prices in this range')).toBeVisible();
    expect(screen.queryByRole('application')).toBeNull();
  });

  it('[K6] credit the chart library, with a link', () => {
    render(figure(makeCandles()));
    expect(screen.getByRole('link', { name: 'tradingview.com' })).toHaveAttribute(
      'href',
      'https://www.tradingview.com/',
    );
  });
});
