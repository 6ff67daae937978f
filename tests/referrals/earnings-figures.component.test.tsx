import { render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/referrals/earnings/own-earnings';
import { EarningsPage } from '@/components/referrals/earnings/earnings-page';
import { PeopleSection } from '@/components/referrals/earnings/people-section';
import { earningsContract, type EarningsOverview } from '@/lib/contracts/referrals/earnings';
import { leaderboardContract } from '@/lib/contracts/referrals/leaderboard';
import { statementsContract } from '@/lib/contracts/referrals/statements';
import { todayContract } from '@/lib/contracts/referrals/today';
import { liveTodayPath } from '@/lib/domain/referrals/live-paths';
import { TestRouter } from '@/tests/components/router';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint, network } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();

const level = (one: 1 | 2, signUps: number, customers: number) => ({
  ...{ level: one, signUps, customers, cutBp: 2_000, nextTier: { referrals: 1_000, cutBp: 2_250 } },
  cents: { pending: 0, approved: 0, held: 0, paid: 0, reversed: 0 },
});

const overview: EarningsOverview = {
  ...{ isActive: true, isSample: false, clicks: { total: 1_234, last30Days: 56 } },
  ...{ balanceCents: 12_345, payableCents: 6_789, isPayoutSetUp: true, levels: [level(1, 31, 7), level(2, 42, 5)] },
  ...{ schedule: { version: 1, effectiveFrom: '2022-01-01' }, isListed: false },
};

it('[A10] the overview leads with what can be paid out of the balance, and both degrees beside each other', async () => {
  mockEndpoint(earningsContract.overview, overview);
  mockEndpoint(earningsContract.people, { items: [], nextCursor: null });
  mockEndpoint(statementsContract.list, { items: [] });
  mockEndpoint(leaderboardContract.read, { items: [], isListed: false });
  mockEndpoint(todayContract.read, { day: '2026-11-20', clicks: 0, signUps: 0, sales: 0, earnedCents: 0, latest: [] });
  // The event stream fails, so the day's figures are polled.
  const stream = new URL(liveTodayPath, window.location.origin).href;
  network.use(http.get(stream, () => new HttpResponse(null, { status: 503 })));
  signIn();
  render(
    <TestRouter pathname="/account/referrals">
      <EarningsPage />
    </TestRouter>,
  );
  const figure = async (label: string) => (await screen.findAllByText(label, { selector: 'dt' }))[0]?.parentElement;
  expect(await figure('Available now')).toHaveTextContent('Available now$67.89of a $123.45 balance');
  expect(await figure('Paying customers')).toHaveTextContent('Paying customers7plus 5 second-degree');
  expect(await figure('People referred')).toHaveTextContent('People referred31plus 42 second-degree');
  expect(await figure('Clicks')).toHaveTextContent('Clicks1,23456 in the last 30 days');
});

it('[A12] a referred person is shown by initials, with their payments and the people they referred', async () => {
  const person = { name: 'B. D.', joinedAt: '2026-11-20T10:00:00.000Z', by: 'code' as const };
  mockEndpoint(earningsContract.people, {
    items: [{ ...person, payments: 3, referred: 2, earnedCents: 1_200 }],
    nextCursor: null,
  });
  signIn();
  render(<PeopleSection />);
  const [, row] = within(await screen.findByRole('table')).getAllByRole('row');
  const cells = [...(row?.children ?? [])];
  expect(cells.map(({ textContent }) => textContent)).toEqual(['B. D. by code', '11/20/2026', '3', '2', '$12.00']);
});
