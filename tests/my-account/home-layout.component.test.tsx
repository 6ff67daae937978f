import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccountHomePage } from '@/components/my-account/home/account-home-page';
import { register } from '@/lib/client/session/session-actions';
import { homeContract } from '@/lib/contracts/my-account/home';
import { screenerContract } from '@/lib/contracts/research/screener';
import { signingIn } from '@/tests/support/api/member';
import { sessionRecord } from '@/tests/support/api/session';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sampleHome, sampleSectors } from './home-sample';

/** A card of the home page; waits for the sectors, so that no request is pending when a test ends. */
async function card(name: string) {
  await screen.findByText('Gaming');
  return within(screen.getByRole('region', { name }));
}

describe('the parts of a member’s home', () => {
  const signIn = signingIn();
  beforeEach(() => {
    mockEndpoint(screenerContract.sectors, sampleSectors(['Gaming', 'Robotics', 'Energy']));
  });

  it.each([
    [true, 'Request your payout of $76.00', 'Go to payouts'],
    [false, 'Set up your payout: $76.00 is waiting', 'Set up payout'],
  ])('offers a payout by what it still takes: set up %s', async (isPayoutSetUp, name, action) => {
    signIn();
    const home = sampleHome({ isEmailConfirmed: true, application: null });
    mockEndpoint(homeContract.read, { ...home, referrals: { ...home.referrals!, isPayoutSetUp } });
    render(<AccountHomePage />);
    const steps = await card('Next steps');
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([`1${name}${action}`]);
    expect(steps.getByRole('link', { name: action })).toHaveAttribute('href', '/account/referrals/payouts');
  });

  it('has the posts below the sectors and the signals beside them while there is little on the left', async () => {
    signIn();
    const signals = { items: [], total: 3, isSample: true };
    mockEndpoint(homeContract.read, sampleHome({ watchlists: [], signals }));
    render(<AccountHomePage />);
    await card('Sectors by day change');
    const titles = screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
    expect(titles).toEqual([
      ...['Next steps', 'Referrals', 'Sectors by day change', 'Latest posts', 'Plan', 'Open signals'],
    ]);
  });

  it('has the posts below the sectors also beside one watchlist, which is short', async () => {
    signIn();
    const signals = { items: [], total: 0, isSample: true };
    mockEndpoint(homeContract.read, sampleHome({ signals, referrals: null }));
    render(<AccountHomePage />);
    await card('Sectors by day change');
    const titles = screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
    expect(titles).toEqual([
      ...['Next steps', 'Watchlists', 'Sectors by day change', 'Latest posts', 'Plan', 'Open signals'],
    ]);
  });

  it.each([
    ['sample-ambassador', 1],
    ['own-account', 0],
  ])('labels the referral numbers of %s as samples %i times', async (id, times) => {
    act(() => register(sessionRecord({ id }), { kind: 'user' }));
    mockEndpoint(homeContract.read, sampleHome());
    render(<AccountHomePage />);
    await card('Referrals');
    expect(screen.queryAllByText('in stocks, signals, posts and referrals')).toHaveLength(times);
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
  });
});
