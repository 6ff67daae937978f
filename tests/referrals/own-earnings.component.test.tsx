import { render, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw/http';
import { expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/referrals/earnings/own-earnings';
import { EarningsPage } from '@/components/referrals/earnings/earnings-page';
import { earningsContract } from '@/lib/contracts/referrals/earnings';
import { leaderboardContract } from '@/lib/contracts/referrals/leaderboard';
import { statementsContract } from '@/lib/contracts/referrals/statements';
import { todayContract } from '@/lib/contracts/referrals/today';
import { liveTodayPath } from '@/lib/domain/referrals/live-paths';
import { TestRouter } from '@/tests/components/router';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint, network } from '@/tests/support/browser/mock-endpoint';

const signIn = signingIn();
const none = { pending: 0, approved: 0, held: 0, paid: 0, reversed: 0 };
const level = (one: 1 | 2, customers: number) => ({
  ...{ level: one, signUps: customers, customers, cutBp: 2_000, cents: none },
  nextTier: { referrals: 1_000, cutBp: 2_250 },
});

it.each([
  [7_600, true, 'Request payout'],
  [7_600, false, 'Set up payouts'],
  [999, true, 'View payouts'],
  [0, false, 'View payouts'],
])(
  '[A10] starts with the money of someone with sales: %i cents to pay out, set up %s, the next step, and why each sale paid',
  async (payableCents, isPayoutSetUp, action) => {
    mockEndpoint(earningsContract.overview, {
      ...{ isActive: true, isSample: false, clicks: { total: 9, last30Days: 0 }, balanceCents: 9_200 },
      ...{ payableCents, isPayoutSetUp },
      ...{ levels: [level(1, 5), level(2, 2)], schedule: { version: 1, effectiveFrom: '2022-01-01' }, isListed: false },
    });
    mockEndpoint(earningsContract.people, { items: [], nextCursor: null });
    mockEndpoint(statementsContract.list, { items: [] });
    mockEndpoint(leaderboardContract.read, { items: [], isListed: false });
    mockEndpoint(todayContract.read, {
      ...{ day: '2026-11-20', clicks: 0, signUps: 0, sales: 0, earnedCents: 0, latest: [] },
    });
    network.use(
      http.get(new URL(liveTodayPath, window.location.origin).href, () => new HttpResponse(null, { status: 503 })),
    );
    signIn();
    render(
      <TestRouter pathname="/account/referrals">
        <EarningsPage />
      </TestRouter>,
    );
    expect(await screen.findByRole('link', { name: action })).toHaveAttribute('href', '/account/referrals/payouts');
    expect(screen.getByRole('link', { name: 'Why each sale paid or didn’t' })).toHaveAttribute(
      'href',
      '/account/referrals/sales',
    );
    await screen.findByText('No ambassador is listed yet.');
    await screen.findByText('No statements yet.');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...['Commissions', 'Statements', 'Today', 'Tiers', 'People you referred', 'Leaderboard'],
    ]);
    // A day without activity is one line, not three zeros.
    const today = within(screen.getByRole('region', { name: 'Today' }));
    expect(await today.findByText('No clicks, sign-ups or sales yet today (UTC).')).toBeVisible();
    expect(today.queryByText('Sign-ups')).toBeNull();
  },
);
