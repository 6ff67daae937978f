import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { HomePage } from '@/components/my-account/home/home-page';
import { homeContract, type OwnHome } from '@/lib/contracts/my-account/home';
import { screenerContract } from '@/lib/contracts/research/screener';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sampleHome, sampleSectors } from './home-sample';

/** The home of an account that has nothing yet. */
const newHome = (changes: Partial<OwnHome>) =>
  sampleHome({
    ...{ watchlists: [], application: { status: null, fundingStep: null, draft: null } },
    referrals: {
      ...{ isActive: false, isPayoutSetUp: false, signUps: 0 },
      ...{ availableCents: 0, pendingCents: 0, heldCents: 0, paidCents: 0 },
    },
    ...changes,
  });

const linksTo = (href: string) =>
  screen.getAllByRole('link').flatMap((link) => (link.getAttribute('href') === href ? link.textContent : []));

/** A card of the home page, once the sectors have loaded too: no request is open when a test ends. */
async function card(name: string) {
  await screen.findByText('Gaming');
  return within(screen.getByRole('region', { name }));
}

describe('a new member’s home', () => {
  const signIn = signingIn();
  beforeEach(() => {
    mockEndpoint(screenerContract.sectors, sampleSectors(['Gaming', 'Robotics', 'Energy']));
  });

  it.each([
    ['a watchlist', { referrals: null }],
    ['a referral link', { watchlists: [] }],
  ])('shows no welcome to a member who has %s already', async (_, started) => {
    signIn();
    mockEndpoint(homeContract.read, sampleHome({ isNew: true, ...started }));
    render(<HomePage />);
    await card('Sectors by day change');
    expect(screen.queryByRole('region', { name: 'Three ways to start' })).toBeNull();
  });

  it('greets by first name, and repeats no step of the welcome until that is closed', async () => {
    signIn();
    mockEndpoint(homeContract.closeWelcome, { isNew: false });
    mockEndpoint(homeContract.read, newHome({ isNew: true }));
    render(<HomePage />);
    const setUp = await card('Set up your account');
    expect(screen.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Ann$/ })).toBeVisible();
    expect(linksTo('/account/watchlists')).toEqual(['Create a watchlistFollow stocks and get price alerts.']);
    expect(linksTo('/account/links')).toEqual(['Get your referral linkEarn commission when friends subscribe.']);
    expect(setUp.getByText('Confirm your email')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Close welcome' }));
    const steps = await card('Next steps');
    expect(screen.getByRole('heading', { name: 'Next steps' })).toHaveFocus();
    expect(steps.getByRole('link', { name: 'Create your first watchlist' })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Watchlists' })).toBeNull();
    const referrals = await card('Referrals');
    expect(referrals.getByText('Earn commission when friends subscribe through your link.')).toBeVisible();
    expect(linksTo('/account/links')).toEqual(['Get your link →']);
  });

  it('offers the referral link as a step instead of in its card, once it is among the next three', async () => {
    signIn();
    mockEndpoint(homeContract.read, newHome({ isEmailConfirmed: true }));
    render(<HomePage />);
    const steps = await card('Next steps');
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Create your first watchlistCreate watchlist',
      '2Open a brokerage account →',
      '3Get your referral link →',
    ]);
    expect(screen.queryByRole('region', { name: 'Referrals' })).toBeNull();
    expect(linksTo('/account/links')).toHaveLength(1);
  });
});
