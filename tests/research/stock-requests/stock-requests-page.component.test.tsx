import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { StockRequestsPage } from '@/components/research/stock-requests/stock-requests-page';
import { stockRequestsContract as contract, type StockRequest } from '@/lib/contracts/research/stock-requests';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { closeAll, openNames } from '@/tests/support/browser/open-modals';

const request = (ticker: string, overrides: Partial<StockRequest> = {}): StockRequest => ({
  ticker,
  status: 'asked',
  votes: 4,
  askedAt: '2026-11-01T10:00:00.000Z',
  answeredAt: null,
  history: [{ at: '2026-11-01T10:00:00.000Z', status: 'asked', reason: null }],
  ...overrides,
});
const declined = request('ABCD', {
  status: 'declined',
  answeredAt: '2026-11-10T10:00:00.000Z',
  history: [
    { at: '2026-11-01T10:00:00.000Z', status: 'asked', reason: null },
    { at: '2026-11-10T10:00:00.000Z', status: 'declined', reason: 'No source has its figures.' },
  ],
});
const props = { items: [request('TSLA'), declined], nextCursor: 'two', isLater: false, wanted: '' };
const row = (ticker: string) => within(screen.getByRole('row', { name: new RegExp(ticker) }));

describe('requested stocks', () => {
  const signIn = signingIn();

  it('[B15] [U2] show votes, status, days and reasons to everyone, without scripts too', () => {
    const html = renderToString(<StockRequestsPage {...props} />);
    for (const text of ['TSLA', 'Declined', '11/10/2026', 'No source has its figures.', '?cursor=two#list'])
      expect(html).toContain(text);
    expect(html).not.toContain('Your vote');
  });

  it('[B15] [S20] offer a visitor who votes to sign up, and count the vote afterwards', async () => {
    mockEndpoint(contract.mine, { tickers: [] });
    const requests = mockEndpoint(contract.ask, { request: request('TSLA', { votes: 5 }), hasVoted: true });
    render(<StockRequestsPage {...props} />);
    await userEvent.click(row('TSLA').getByRole('button', { name: 'Vote for TSLA' }));
    expect(openNames()).toEqual(['sign-up']);
    closeAll();
    expect(row('ABCD').getByText('Closed')).toBeVisible();
    signIn();
    expect(await screen.findByText('You voted for TSLA.')).toBeVisible();
    expect(row('TSLA').getByRole('button', { name: 'Remove your vote for TSLA' })).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual(['{"ticker":"TSLA"}']);
  });

  it('[B15] count one vote per member, which can be withdrawn', async () => {
    signIn();
    mockEndpoint(contract.mine, { tickers: [] });
    mockEndpoint(contract.ask, { request: request('TSLA', { votes: 5 }), hasVoted: true });
    mockEndpoint(
      { ...contract.withdraw, path: '/api/symbols/stock-requests/TSLA/vote' },
      { request: request('TSLA', { votes: 4 }), hasVoted: false },
    );
    render(<StockRequestsPage {...props} />);
    await userEvent.click(row('TSLA').getByRole('button', { name: 'Vote for TSLA' }));
    expect(await screen.findByText('You voted for TSLA.')).toBeVisible();
    expect(row('TSLA').getByText('5')).toBeVisible();
    await userEvent.click(row('TSLA').getByRole('button', { name: 'Remove your vote for TSLA' }));
    expect(await screen.findByText('Vote for TSLA removed.')).toBeVisible();
    expect(row('TSLA').getByText('4')).toBeVisible();
    expect(row('TSLA').getByRole('button', { name: 'Vote for TSLA' })).toBeVisible();
  });

  it('[B15] [U4] show earlier votes, say so when they could not be loaded, and retry', async () => {
    signIn();
    mockEndpoint(contract.mine, { tickers: ['TSLA'] });
    const { unmount } = render(<StockRequestsPage {...props} />);
    expect(await screen.findByRole('button', { name: 'Remove your vote for TSLA' })).toBeVisible();
    unmount();
    mockEndpoint(contract.mine, (_, times) => (times === 1 ? { status: 503, message: 'Away' } : { tickers: ['TSLA'] }));
    render(<StockRequestsPage {...props} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('We couldn’t load your votes');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Remove your vote for TSLA' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[B15] accept a request with the ticker that was not found, and keep it when refused', async () => {
    signIn();
    mockEndpoint(contract.mine, { tickers: [] });
    mockEndpoint(contract.ask, (_, times) =>
      times === 1
        ? { status: 409, message: 'This stock is on the site already.', fields: { ticker: 'We have this stock' } }
        : { request: request('ZZZZ', { votes: 1 }), hasVoted: true as const },
    );
    render(<StockRequestsPage {...props} wanted="ZZZZ" />);
    const form = within(await screen.findByRole('form', { name: 'Request a stock' }));
    const submit = form.getByRole('button', { name: 'Submit request' });
    await userEvent.click(submit);
    expect(await form.findByText('This stock is on the site already.')).toBeVisible();
    expect(form.getByText('We have this stock')).toBeVisible();
    expect(form.getByLabelText('Ticker')).toHaveValue('ZZZZ');
    await userEvent.click(submit);
    expect(await screen.findByText('ZZZZ requested.')).toBeVisible();
    expect(row('ZZZZ').getByRole('button', { name: 'Remove your vote for ZZZZ' })).toBeVisible();
    await userEvent.type(form.getByLabelText('Ticker'), '12');
    await userEvent.click(submit);
    expect(await form.findByText('Please enter a ticker, like AAPL')).toBeVisible();
  });

  it('[B15] explain the statuses once there are requests', () => {
    const title = 'What the statuses mean';
    const { rerender } = render(<StockRequestsPage {...props} items={[]} />);
    expect(screen.queryByRole('heading', { name: title })).toBeNull();
    rerender(<StockRequestsPage {...props} key="listed" />);
    expect(screen.getByRole('heading', { name: title })).toBeVisible();
  });

  it('[U4] say when there are no requests yet', () => {
    render(<StockRequestsPage items={[]} nextCursor={null} isLater={false} wanted="" />);
    expect(screen.getByText('No requests yet')).toBeVisible();
  });
});
