import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
// Loaded lazily by the page; the test must not wait for it on a busy machine.
import '@/components/referrals/earnings/own-earnings';
import { EarningsPage } from '@/components/referrals/earnings/earnings-page';
import { earningsContract, type EarningsOverview } from '@/lib/contracts/referrals/earnings';
import { referralsContract } from '@/lib/contracts/referrals/referrals';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

const overview: EarningsOverview = {
  ...{ isActive: true, isSample: false, clicks: { total: 1, last30Days: 1 }, balanceCents: 0 },
  ...{ payableCents: 0, isPayoutSetUp: false },
  levels: ([1, 2] as const).map((level) => ({
    ...{ level, signUps: 0, customers: 0, cutBp: 2_000, nextTier: { referrals: 1_000, cutBp: 2_250 } },
    cents: { pending: 0, approved: 0, held: 0, paid: 0, reversed: 0 },
  })),
  ...{ schedule: { version: 1, effectiveFrom: '2022-01-01' }, isListed: false },
};

const signIn = signingIn();

it('[A10] before the first sign-up the overview begins with the link to share, and shows no zeros', async () => {
  mockEndpoint(earningsContract.overview, overview);
  mockEndpoint(referralsContract.own, {
    ...{
      code: 'ann-lee',
      isActive: true,
      acceptedVersion: 1,
      currentVersion: 1,
      acceptedAt: '2026-11-20T10:00:00.000Z',
    },
    ...{ displayName: null, clicks: overview.clicks, signUps: 0 },
  });
  signIn();
  const { container } = render(
    <TestRouter pathname="/account/referrals">
      <EarningsPage />
    </TestRouter>,
  );
  expect(await screen.findByLabelText('Your link')).toHaveTextContent(/\/r\/ann-lee$/);
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible();
  expect(screen.getByText('1 click so far. Sign-ups and commissions appear here.')).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Share your link');
  // The first row of section 9's schedule.
  expect(screen.getByText(/^Example: 100 referrals who pay \$1,000 in all earn you \$200, at 20%\./)).toHaveTextContent(
    /The minimum payout is \$\d+\.\d\d\.$/,
  );
  expect(container).not.toHaveTextContent('$0');
});
