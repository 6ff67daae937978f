import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw/http';
import { expect, it } from 'vitest';
import { MemberSignal } from '@/components/signals/detail/member-signal';
import { MemberSignals } from '@/components/signals/trades/member-signals';
import { tradesContract, type OpenTrades } from '@/lib/contracts/signals/trades';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint, network } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();
const message = 'The service is temporarily unavailable. Try again in a moment.';

const open: OpenTrades = {
  items: [
    {
      ...{ id: 'live-0001', symbol: 'AAPL', tradeType: 'Call', expiration: '2026-03-20', strike: 202.5, bid: 4.1 },
      ...{ fillDate: '2026-02-02', closeDate: 'Open', roi: 'TBD', thousand: 1000, $1000: 0 },
      ...{ issuedAt: '2026-02-02T15:00:00.000Z', mark: null },
    },
  ],
  ...{ hasPlan: true, total: 1 },
  meta: { source: 'test', asOf: '2026-02-20T09:00:00.000Z', isSample: true },
};

it('[C14] shows the estimate of an open signal, with its day', async () => {
  signIn('user');
  const mark = { price: 3.45, roi: -15.8, day: '2026-02-19' };
  mockEndpoint(tradesContract.open, { ...open, items: open.items.map((item) => ({ ...item, mark })) });
  render(<MemberSignal id="live-0001" />);
  expect(await screen.findByText(/estimated, at \$3\.45 on 02\/19\/2026/)).toHaveTextContent('down 15.8%');
  expect(screen.getByText(/They are not quotes/)).toBeVisible();
});

it.each([
  ['the signal', () => <MemberSignal id="live-0001" />, /AAPL/],
  ['open signals', () => <MemberSignals sealed={[]} />, /AAPL \$202\.50 call/],
] as const)('[U4] %s: says why it did not load, and retries', async (_, draw, shown) => {
  signIn('user');
  network.use(
    http.get('*/api/trades/open', () =>
      HttpResponse.json({ message, data: { message, code: 'unavailable' } }, { status: 503 }),
    ),
  );
  render(draw());
  expect(await screen.findByRole('alert')).toHaveTextContent(message);
  mockEndpoint(tradesContract.open, open);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await screen.findAllByText(shown)).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});
