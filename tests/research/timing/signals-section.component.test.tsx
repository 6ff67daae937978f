import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SignalsSection } from '@/components/research/timing/signals-section';
import { restore } from '@/lib/client/session/session';
import { writeUser } from '@/lib/client/session/session-writes';
import { signalsView } from '@/lib/content/research/signals-view';
import { signalsContract, type TimingList } from '@/lib/contracts/research/signals';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { score, signal, timingList } from '@/tests/support/features/research';

const today = '2026-11-21';
const open = signal({ id: 'open', issuedAt: '2026-11-15T21:30:00.000Z', dueOn: '2026-12-13', outcome: null });

/** An actual value above the error band of $92 to $115. */
const missed = { actualValue: 120, isHit: false, isBaselineHit: true };

function renderPart(list: TimingList) {
  return render(<SignalsSection scope="stock" slug={undefined} given={signalsView(list, today)} today={today} />);
}

describe('timing signals', () => {
  it('[B13] shows each with its date, horizon, due date, band, baseline and outcome', () => {
    renderPart(timingList([signal()]));
    const row = within(screen.getByRole('row', { name: /AAA/ }));
    for (const text of [
      'Up',
      '10/20/2026',
      '11/17/2026',
      '$100.00',
      '$104.00',
      '$92.00 – $115.00',
      '$107.00',
      'Correct',
    ])
      expect(row.getAllByText(text).length, text).toBeGreaterThan(0);
    expect(row.getByText('Baseline incorrect')).toBeVisible();
    // All signals have the same horizon, so it is shown once.
    expect(screen.getByRole('table', { name: /Period: 28 days\.$/ })).toBeVisible();
    expect(screen.queryByRole('columnheader', { name: 'Period' })).toBeNull();
  });

  it.each([
    ['up', '▲Up'],
    ['down', '▼Down'],
    ['flat', 'Flat'],
  ] as const)('[B13] marks the direction %s with an arrow and no color of a gain or a loss', (direction, marked) => {
    renderPart(timingList([signal({ direction })]));
    const cell = within(screen.getByRole('row', { name: /AAA/ })).getAllByRole('cell')[0];
    expect(cell).toHaveTextContent(marked);
    expect(cell?.innerHTML).not.toMatch(/gain|loss/);
  });

  it('[B13] lists settled price forecasts with their outcome, apart from the timing signals', () => {
    const forecast = signal({ id: 'forecast', kind: 'price', subject: 'BBB', horizonDays: 91, outcome: missed });
    const scores = [score(), score({ kind: 'price', horizonDays: 91, settled: 31 })];
    renderPart(timingList([signal()], { forecasts: [forecast], scores }));
    const table = within(screen.getByRole('table', { name: /^The latest 1 of 31 settled price forecasts/ }));
    const row = within(table.getByRole('row', { name: /BBB/ }));
    expect(screen.getByRole('table', { name: /Period: 91 days\.$/ })).toBeInTheDocument();
    for (const text of ['$92.00 – $115.00', '$120.00', 'No change', 'Incorrect', 'Baseline correct'])
      expect(row.getByText(text)).toBeInTheDocument();
    expect(screen.getByRole('table', { name: /^The latest 1 of 40 settled signals/ })).not.toHaveTextContent('BBB');
  });

  it('[B13] has a column for the actual value once a signal is settled', () => {
    const { unmount } = render(
      <SignalsSection scope="stock" slug={undefined} given={signalsView(timingList([open]), today)} today={today} />,
    );
    expect(screen.queryByRole('columnheader', { name: 'Actual' })).toBeNull();
    unmount();
    renderPart(timingList([signal()]));
    expect(screen.getByRole('columnheader', { name: 'Actual' })).toBeVisible();
  });

  const bare = [{ lowValue: Number.NaN }, { highValue: undefined }, { baselineValue: undefined }, { lowValue: 120 }];
  it.each(bare)('[B13] one without its band or its baseline is not shown, but counted: %o', (missing) => {
    renderPart(timingList([signal({ id: 'bare', subject: 'BBB', ...(missing as object) }), signal()]));
    expect(screen.queryByText('BBB')).toBeNull();
    expect(screen.getByText(/1 signal is hidden/)).toBeVisible();
  });

  it('[B13] gives the rate with its n, its interval and the baseline beside it', () => {
    const { container } = renderPart(timingList([signal()]));
    expect(screen.getByText('60%')).toBeVisible();
    expect(container.querySelector('circle')).toHaveAttribute('cx', '60%');
    expect([...container.querySelectorAll('line')].map((one) => one.getAttribute('x1'))).toEqual(['0%', '50%', '55%']);
    expect(screen.getByText('24 of 40')).toBeVisible();
    expect(screen.getByText('55%')).toBeVisible();
    expect(screen.getByText('45–74%')).toBeVisible();
    expect(screen.getByText('Timing signals, 28 days')).toBeVisible();
  });

  it('[B13] under thirty settled gives counts and no rate', () => {
    renderPart(timingList([signal()], { scores: [score({ settled: 12, hits: 9, baselineHits: 7, interval: null })] }));
    expect(screen.getByText('Small sample')).toBeVisible();
    expect(screen.queryByText('Accuracy and its interval')).toBeNull();
    expect(screen.queryByText(/\d%/)).toBeNull();
    expect(screen.getByText('9 of 12')).toBeVisible();
  });

  it('[B13] under thirty settled says each count, and why there is no rate, once', () => {
    const few = { settled: 25, hits: 9, baselineHits: 12, interval: null };
    renderPart(timingList([signal()], { scores: [score(few), score({ ...few, kind: 'price', hits: 10 })] }));
    expect(screen.getAllByText('9 of 25')).toHaveLength(1);
    expect(screen.queryByText('9')).toBeNull();
    expect(screen.getAllByText(/We show accuracy after 30/)).toHaveLength(1);
    expect(screen.queryByText(/confidence interval/i)).toBeNull();
    expect(screen.queryByText(/So far, the model/)).toBeNull();
  });

  it.each([
    [24, 22, []],
    [22, 22, ['So far, the model is as accurate as the baseline.']],
    [20, 22, ['So far, the model is below the baseline.']],
  ])('[B13] with %i hits and %i of the baseline says how it compares: %s', (hits, baselineHits, said) => {
    renderPart(timingList([signal()], { scores: [score({ hits, baselineHits })] }));
    const sentences = screen.queryAllByText(/So far, the model/).map(({ textContent }) => textContent);
    expect(sentences.map((text) => /So far, the model is [^.]*\./.exec(text)?.[0])).toEqual(said);
    expect(screen.queryAllByText(/the interval is narrower than it should be/)).toHaveLength(
      hits < baselineHits ? 1 : 0,
    );
  });

  it.each([
    ['2026-11-21', 'Due today'],
    ['2026-11-20', 'Overdue since yesterday'],
    ['2026-11-12', 'Overdue for 9 days'],
    ['2026-11-30', 'Due in 9 days'],
  ])('[B13] one due on %s without a result says: %s', (dueOn, text) => {
    renderPart(timingList([signal({ dueOn, outcome: null })]));
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryAllByText('Not settled yet')).toHaveLength(text.startsWith('Due in') ? 0 : 1);
  });

  it('[B13] visitors see how many are open, and how to get access', () => {
    renderPart(timingList([signal()], { hidden: 7 }));
    expect(screen.getByText(/Create a free account to see 7 open signals/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  });

  it('[B13] shows five of many at first, and the rest on request', async () => {
    const many = Array.from({ length: 14 }, (_, n) => ({ ...open, id: `open ${n}`, subject: `OP${n}` }));
    renderPart(timingList([...many, signal()]));
    const table = within(screen.getByRole('table', { name: /^5 of 14 open signals\./ }));
    expect(table.getAllByRole('rowheader')).toHaveLength(5);
    expect(screen.getByText('Showing 5 of 14')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(await screen.findByRole('table', { name: /^All 14 open signals\./ })).toBeVisible();
    expect(screen.getByText('OP13')).toBeVisible();
    await waitFor(() => expect(screen.getByText('Showing all 14')).toHaveFocus());
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  it('[B13] does not show one sector’s list while another’s is loading', async () => {
    mockEndpoint(signalsContract.stockTiming, ({ url }) =>
      url.searchParams.get('slug') === 'robotics' ? timingList([signal()]) : new Promise<never>(() => undefined),
    );
    const part = (slug: string) => <SignalsSection scope="stock" slug={slug} given={null} today={today} />;
    const { rerender } = render(part('robotics'));
    act(() => restore());
    expect(await screen.findByText('$107.00')).toBeVisible();
    rerender(part('nft'));
    expect(await screen.findByText('Loading signals')).toBeInTheDocument();
    expect(screen.queryByText('$107.00')).toBeNull();
  });

  it('[B13] does not show the list of all for a sector whose own list was requested', async () => {
    const requests = mockEndpoint(signalsContract.stockTiming, () => new Promise<never>(() => undefined));
    const given = signalsView(timingList([signal()]), today);
    render(<SignalsSection scope="stock" slug="robotics" given={given} today={today} />);
    act(() => restore());
    expect(await screen.findByText('Loading signals')).toBeInTheDocument();
    expect(screen.queryByText('$107.00')).toBeNull();
    await waitFor(() => expect(requests[0]?.url.search).toBe('?slug=robotics&limit=30'));
  });

  it('[B13] counts as settled what the score counts, though fewer are listed', () => {
    expect(signalsView(timingList([signal()]), today).settledInAll).toBe(40);
    expect(signalsView(timingList([signal()], { scores: [] }), today).settledInAll).toBe(1);
  });

  it('[B13][U4] loads a member’s open ones, and keeps the list when that fails', async () => {
    mockEndpoint(signalsContract.stockTiming, (_, times) =>
      times === 1 ? { status: 503, message: 'The signals are resting.' } : timingList([open, signal()]),
    );
    writeUser({ id: 'member-1', name: 'Ann Lee' });
    act(() => restore());
    renderPart(timingList([signal()], { hidden: 1 }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The signals are resting.');
    expect(screen.getByText('$107.00')).toBeVisible();
    act(() => screen.getByRole('button', { name: 'Try again' }).click());
    expect(await screen.findByText('Due in 22 days')).toBeVisible();
    document.cookie = 'user=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
    act(() => restore());
  });
});
