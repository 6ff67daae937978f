import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccountHomePage } from '@/components/my-account/home/account-home-page';
import { register } from '@/lib/client/session/session-actions';
import { homeContract, type MemberHome } from '@/lib/contracts/my-account/home';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { screenerContract } from '@/lib/contracts/research/screener';
import { signingIn } from '@/tests/support/api/member';
import { sessionRecord } from '@/tests/support/api/session';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sampleHome, sampleSectors } from './home-sample';

/** The home of an account without any content. */
const newHome = (changes: Partial<MemberHome>) =>
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

/** Uses a new id for each test, because a dismissed welcome stays dismissed for its account. */
const signUpAs = (id: string, kind: 'user' | 'investor') => act(() => register(sessionRecord({ id }), { kind }));

/** A card of the home page; waits for the sectors, so that no request is pending when a test ends. */
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
    render(<AccountHomePage />);
    await card('Next steps');
    expect(screen.queryByRole('region', { name: 'Set up your account' })).toBeNull();
  });

  it('greets by first name with one list of steps, each with its reason, until that is closed for good', async () => {
    signIn();
    const closed = mockEndpoint(homeContract.closeWelcome, { isNew: false });
    mockEndpoint(homeContract.read, newHome({ isNew: true }));
    render(<AccountHomePage />);
    const setUp = await card('Set up your account');
    expect(screen.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Ann$/ })).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull();
    expect(setUp.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Confirm your emailThe newsletter and an investor account need it.Send confirmation link',
      '2Create your first watchlist →Follow stocks and get price alerts.',
      '3Open a brokerage account →Four steps. Your answers are saved as you go.',
      '4Get your referral link →Earn commission when friends subscribe.',
    ]);
    expect(setUp.getByRole('link', { name: 'Browse the sector charts' })).toHaveAttribute(
      'href',
      '/stock-insights-by-sector',
    );
    expect(linksTo('/account/watchlists')).toHaveLength(1);
    expect(linksTo('/account/links')).toHaveLength(1);
    await userEvent.click(setUp.getByRole('button', { name: 'Close welcome' }));
    const steps = await card('Next steps');
    await waitFor(() => expect(closed).toHaveLength(1));
    expect(screen.queryByRole('region', { name: 'Set up your account' })).toBeNull();
    expect(screen.getByRole('heading', { name: 'Next steps' })).toHaveFocus();
    expect(steps.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Confirm your emailSend confirmation link',
      '2Create your first watchlist →',
      '3Open a brokerage account →',
    ]);
    expect(screen.queryByRole('region', { name: 'Watchlists' })).toBeNull();
    const referrals = await card('Referrals');
    expect(referrals.getByText('Earn commission when friends subscribe through your link.')).toBeVisible();
    expect(linksTo('/account/links')).toEqual(['Get your link →']);
  });

  it('is closed for good by following one of its links, and not by sending the confirmation link', async () => {
    signUpAs('follows-a-link', 'user');
    const closed = mockEndpoint(homeContract.closeWelcome, { isNew: false });
    mockEndpoint(myAccountContract.requestEmail, { status: 503, message: 'We can’t send email right now.' });
    mockEndpoint(myAccountContract.read, { status: 503, message: 'We can’t send email right now.' });
    mockEndpoint(homeContract.read, newHome({ isNew: true }));
    render(<AccountHomePage />);
    const setUp = await card('Set up your account');
    await userEvent.click(setUp.getByRole('button', { name: 'Send confirmation link' }));
    expect(await setUp.findByRole('alert')).toBeVisible();
    expect(closed).toHaveLength(0);
    await userEvent.click(setUp.getByRole('link', { name: 'Create your first watchlist' }));
    await waitFor(() => expect(closed).toHaveLength(1));
  });

  it('shows a new investor the open rounds', async () => {
    signUpAs('new-investor', 'investor');
    const parts = { plan: null, application: null, referrals: null };
    mockEndpoint(homeContract.read, newHome({ isNew: true, kind: 'investor', ...parts }));
    render(<AccountHomePage />);
    const setUp = await card('Set up your account');
    expect(setUp.getByRole('link', { name: 'See open rounds' })).toHaveAttribute('href', '/rounds');
    expect(setUp.getAllByRole('listitem')).toHaveLength(2);
  });

  it('offers the referral link as a step instead of in its card, once it is among the next three', async () => {
    signIn();
    mockEndpoint(homeContract.read, newHome({ isEmailConfirmed: true }));
    render(<AccountHomePage />);
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
