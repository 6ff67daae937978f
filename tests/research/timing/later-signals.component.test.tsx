import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { SignalsSection } from '@/components/research/timing/signals-section';
import { restore } from '@/lib/client/session/session';
import { signalsView } from '@/lib/content/research/signals-view';
import { signalsContract, type Prediction } from '@/lib/contracts/research/signals';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { score, signal, timingList } from '@/tests/support/features/research';

const today = '2026-11-21';

const some = (from: number, to: number, overrides: Partial<Prediction> = {}) =>
  Array.from({ length: to - from + 1 }, (_, at) => {
    const name = `S${from + at}`;
    return signal({ id: name, subject: name, ...overrides });
  });

/** A visitor's list of nine settled signals, of which the page includes seven. */
const nine = timingList(some(1, 7), { scores: [score({ settled: 9 })], nextCursor: 'after-7' });

const show = (list = nine) =>
  render(<SignalsSection scope="stock" slug={undefined} given={signalsView(list, today)} today={today} />);
const more = () => userEvent.click(screen.getByRole('button', { name: 'Show more' }));
/** Opens the first page of the list, from which further pages are requested. */
const expand = async (progress: string) => {
  await more();
  expect(await screen.findByText(progress)).toBeInTheDocument();
};
const subjects = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent.match(/S\d+/)?.[0]);

describe('[B13] all settled signals', () => {
  it('are appended page by page until all are shown', async () => {
    const requests = mockEndpoint(signalsContract.stockTiming, ({ url }) =>
      url.searchParams.get('cursor') === 'after-7'
        ? timingList(some(8, 8), { nextCursor: 'after-8' })
        : timingList(some(9, 9)),
    );
    show();
    expect(screen.getByText('Showing 5 of 9')).toBeVisible();
    await more();
    expect(await screen.findByText('Showing 7 of 9')).toBeVisible();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Show more' })).toHaveFocus());
    expect(requests).toHaveLength(0);
    await more();
    expect(await screen.findByText('Showing 8 of 9')).toBeVisible();
    await more();
    await waitFor(() => expect(screen.getByText('Showing all 9')).toHaveFocus());
    expect(subjects()).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6', 'S7', 'S8', 'S9']);
    expect(screen.getByRole('table', { name: /^All 9 settled signals/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(requests.map(({ url }) => url.search)).toEqual(['?cursor=after-7', '?cursor=after-8']);
  });

  it('[U4] keep what is shown when a page fails, and load it on the second try', async () => {
    mockEndpoint(signalsContract.stockTiming, (_, times) =>
      times === 1 ? { status: 503, message: 'The signals are resting.' } : timingList(some(8, 9)),
    );
    show();
    await expand('Showing 7 of 9');
    await more();
    expect(await screen.findByRole('alert')).toHaveTextContent('More signals didn’t loadThe signals are resting.');
    expect(subjects()).toHaveLength(7);
    expect(screen.getByText('Showing 7 of 9')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Showing all 9')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('continue price forecasts by their own cursor', async () => {
    const forecast = { kind: 'price', horizonDays: 91 } as const;
    const requests = mockEndpoint(
      signalsContract.stockTiming,
      timingList([], { forecasts: some(7, 7, forecast), scores: [] }),
    );
    const scores = [score({ kind: 'price', horizonDays: 91, settled: 7 })];
    show(timingList([], { forecasts: some(1, 6, forecast), scores, forecastsCursor: 'forecasts-6' }));
    await expand('Showing 6 of 7');
    await more();
    expect(await screen.findByText('Showing all 7')).toBeInTheDocument();
    expect(requests.map(({ url }) => url.search)).toEqual(['?cursor=forecasts-6']);
  });

  it('of one sector are asked with it', async () => {
    const requests = mockEndpoint(signalsContract.stockTiming, ({ url }) =>
      url.searchParams.has('cursor') ? timingList(some(8, 9)) : nine,
    );
    render(<SignalsSection scope="stock" slug="robotics" given={null} today={today} />);
    act(() => restore());
    expect(await screen.findByText('Showing 5 of 9')).toBeVisible();
    await expand('Showing 7 of 9');
    await more();
    expect(await screen.findByText('Showing all 9')).toBeVisible();
    expect(requests.map(({ url }) => url.search)).toEqual(['?slug=robotics&limit=30', '?slug=robotics&cursor=after-7']);
  });
});
