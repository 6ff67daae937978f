import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Loaded lazily by the pages; the tests must not wait for them on a busy machine.
import '@/components/referrals/earnings/own-earnings';
import { EarningsPage } from '@/components/referrals/earnings/earnings-page';
import { LeaderboardSection } from '@/components/referrals/earnings/leaderboard-section';
import { LevelTable } from '@/components/referrals/earnings/level-table';
import { OwnSales } from '@/components/referrals/earnings/own-sales';
import {
  earningsContract,
  type EarningsOverview,
  type LevelFigures,
  type Sale,
} from '@/lib/contracts/referrals/earnings';
import { leaderboardContract } from '@/lib/contracts/referrals/leaderboard';
import { TestRouter } from '@/tests/components/router';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const none = { pending: 0, approved: 0, held: 0, paid: 0, reversed: 0 };
const level = (one: 1 | 2, cents: LevelFigures['cents'] = none): LevelFigures => ({
  ...{ level: one, signUps: 0, customers: 0, cutBp: 2_000, nextTier: { referrals: 1_000, cutBp: 2_250 } },
  cents,
});
const signIn = signingIn();

it('[A10] a member without a link is led to it, and sees no tiers yet', async () => {
  const overview: EarningsOverview = {
    ...{ isActive: false, isSample: false, clicks: { total: 0, last30Days: 0 }, balanceCents: 0 },
    ...{ payableCents: 0, isPayoutSetUp: false },
    ...{ levels: [level(1), level(2)], schedule: { version: 1, effectiveFrom: '2022-01-01' }, isListed: false },
  };
  mockEndpoint(earningsContract.overview, overview);
  signIn();
  render(
    <TestRouter pathname="/account/referrals">
      <EarningsPage />
    </TestRouter>,
  );
  expect(await screen.findByRole('link', { name: 'Get your link' })).toHaveAttribute('href', '/account/links');
  expect(screen.getByText('Share it, and earn a commission when people subscribe.')).toBeVisible();
  expect(screen.queryByText(/^Payout schedule version/)).toBeNull();
});

it('[A10] the table of commissions adds both degrees up for each status', () => {
  const first = { pending: 1_00, approved: 2_00, held: 3_00, paid: 4_00, reversed: 5_00 };
  const second = { pending: 10_00, approved: 20_00, held: 30_00, paid: 40_00, reversed: 50_00 };
  render(<LevelTable levels={[level(1, first), level(2, second)]} />);
  const rows = screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows[1]?.slice(1)).toEqual(['$1.00', '$2.00', '$3.00', '$4.00', '−$5.00']);
  expect(rows[3]?.slice(1)).toEqual(['$11.00', '$22.00', '$33.00', '$44.00', '−$55.00']);
});

it('[A10] the leaderboard marks the reader', async () => {
  mockEndpoint(leaderboardContract.read, {
    items: [
      { rank: 1, name: 'Ann L.', customers: 1_200, isYou: false },
      { rank: 2, name: 'Bea D.', customers: 7, isYou: true },
    ],
    isListed: true,
  });
  signIn();
  render(<LeaderboardSection />);
  const [, ann, bea] = await screen.findAllByRole('row');
  expect(ann).toHaveTextContent('Ann L. 11,200');
  expect(within(bea!).getByText('You')).toBeVisible();
  expect(within(ann!).queryByText('You')).toBeNull();
  expect(screen.getByRole('checkbox')).toBeChecked();
});

describe('[A11] sales without a commission', () => {
  it('keep their filter on the next page, and say when there is none', async () => {
    const sale: Sale = {
      ...{ id: 'in_1', at: '2026-11-20T10:00:00.000Z', level: null, buyer: null, revenueCents: 2_000, cutBp: null },
      ...{ earnedCents: 0, reversedCents: 0, paidCents: 0, state: null, approvesAt: null, reason: 'not_paid' },
      ...{ holdReason: null, dispute: null },
    };
    const asked = mockEndpoint(earningsContract.sales, ({ url }, times) => {
      const isNone = url.searchParams.get('filter') === 'none';
      return {
        items: isNone ? [{ ...sale, id: `in_${times}` }] : [],
        nextCursor: isNone && times < 3 ? 'next' : null,
        isSample: false,
      };
    });
    signIn();
    render(
      <TestRouter pathname="/account/referrals/sales">
        <OwnSales />
      </TestRouter>,
    );
    expect(await screen.findByText('Sales appear when your referrals pay for a subscription.')).toBeVisible();
    await userEvent.selectOptions(screen.getByLabelText('Show'), 'Sales without a commission');
    await userEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
    const queries = asked.map(({ url }) => url.searchParams);
    expect(queries.map((query) => query.get('filter'))).toEqual(['all', 'none', 'none']);
    expect(queries.at(-1)?.get('cursor')).toBe('next');
  });

  it('that do not exist are good news', async () => {
    mockEndpoint(earningsContract.sales, { items: [], nextCursor: null, isSample: false });
    signIn();
    render(
      <TestRouter pathname="/account/referrals/sales">
        <OwnSales />
      </TestRouter>,
    );
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'Sales without a commission');
    expect(await screen.findByText('Every sale to your referrals has a commission.')).toBeVisible();
  });
});
