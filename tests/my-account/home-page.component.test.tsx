import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { AccountHomePage } from '@/components/my-account/home/account-home-page';
import { restore } from '@/lib/client/session/session';
import { homeContract } from '@/lib/contracts/my-account/home';
import { screenerContract } from '@/lib/contracts/research/screener';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { closeAll, openNames } from '@/tests/support/browser/open-modals';
import { sampleHome, sampleSectors } from './home-sample';

/** A card of the home page; waits for the sectors, so that no request is pending when a test ends. */
async function card(name: string) {
  await screen.findByText('Gaming');
  return within(screen.getByRole('region', { name }));
}

describe('a member’s home', () => {
  const signIn = signingIn();
  beforeEach(() => {
    mockEndpoint(screenerContract.sectors, sampleSectors(['Gaming', 'Robotics', 'Energy']));
  });

  it('shows a visitor what it is, and how to log in', async () => {
    act(() => restore());
    render(<AccountHomePage />);
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(openNames()).toEqual(['login']);
    expect(screen.getByRole('link', { name: 'Sign up free' })).toHaveAttribute('href', '/sign-up');
    closeAll();
  });

  it('[U4] draws empty cards while it loads, and says so once', () => {
    signIn();
    mockEndpoint(homeContract.read, sampleHome());
    render(<AccountHomePage />);
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Loading your account']);
  });

  it('shows a summary of each part, with a link to it', async () => {
    signIn();
    mockEndpoint(homeContract.read, sampleHome());
    render(<AccountHomePage />);
    const lists = await card('Watchlists');
    expect(lists.getByRole('link', { name: /AAA/ })).toHaveAttribute('href', '/stocks/AAA');
    expect(lists.getByRole('link', { name: /All 2 stocks/ })).toHaveAttribute('href', '/account/watchlists?list=one');
    // Once for the whole page.
    expect(screen.getByText('Sample data').parentElement).toHaveTextContent('Sample data in stocks, signals and posts');
    const signals = await card('Open signals');
    expect(signals.getByRole('row', { name: /COIN \$180 put 11\/18 \$8\.65 12\/25\/2026 up ?\+10\.1%/ })).toBeVisible();
    expect(signals.getByRole('link', { name: 'COIN $180 put' })).toHaveAttribute('href', '/options-signals/s1');
    expect(signals.getByText(/They are not quotes/)).toBeVisible();
    const posts = await card('Latest posts');
    expect(posts.getByText('3 min read · With a plan · 11/21/2026')).toBeVisible();
    const plan = await card('Plan');
    expect(plan.getByText('$20 a month, renews 12/14/2026')).toBeVisible();
    const referrals = await card('Referrals');
    const rows = referrals.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(rows).toEqual([
      ['Available now', '$76.00'],
      ['Pending', '$12.50'],
      ['On hold', '$4.00'],
      ['Paid', '$1,200.00'],
      ['People referred', '6'],
    ]);
    const steps = await card('Next steps');
    expect(steps.getByRole('button', { name: 'Send confirmation link' })).toBeVisible();
    expect(steps.getByRole('link', { name: /^Finish your brokerage application/ })).toHaveAttribute(
      'href',
      '/open-account/investor-questionnaire',
    );
    expect(steps.getByText('Step 3 of 4, saved 11/22/2026')).toBeVisible();
  });

  it('lists own lists, earnings and open signals before the sectors, and a brokerage account once it has a status', async () => {
    signIn();
    mockEndpoint(homeContract.read, (_, times) =>
      times === 1 ? sampleHome() : sampleHome({ application: { status: 'SUBMITTED', fundingStep: null, draft: null } }),
    );
    const titles = () => screen.getAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
    const { unmount } = render(<AccountHomePage />);
    await card('Sectors by day change');
    expect(titles()).toEqual([
      ...['Next steps', 'Watchlists', 'Referrals', 'Open signals', 'Sectors by day change', 'Plan', 'Latest posts'],
    ]);
    unmount();
    render(<AccountHomePage />);
    expect((await screen.findByText('Application received')).closest('section')).toHaveAccessibleName(
      'Brokerage account',
    );
    await card('Sectors by day change');
  });

  it('[F10] leads the owner of an active account to the same step in the card and in the next steps', async () => {
    signIn();
    const application = { status: 'ACTIVE', fundingStep: 'deposit', draft: null } as const;
    mockEndpoint(homeContract.read, sampleHome({ isEmailConfirmed: true, referrals: null, application }));
    render(<AccountHomePage />);
    const account = await card('Brokerage account');
    expect(account.getByText('Your bank is ready. Make your first deposit.')).toBeVisible();
    expect(account.getByRole('link')).toHaveAttribute('href', '/account/transfers');
    const steps = await card('Next steps');
    expect(steps.getByText('Make your first deposit')).toBeVisible();
    expect(steps.getByRole('link', { name: 'Make a deposit' })).toHaveAttribute('href', '/account/transfers');
  });

  it('shows each sector’s change on the last trading day, the largest gain first', async () => {
    signIn();
    const { items, meta } = sampleSectors(['Gaming', 'Robotics', 'Energy']);
    const unknown = { slug: 'new', name: 'New', members: 1, marketCap: null, change: null };
    mockEndpoint(screenerContract.sectors, { items: [unknown, ...items.toReversed()], meta });
    mockEndpoint(homeContract.read, sampleHome());
    render(<AccountHomePage />);
    const sectors = await card('Sectors by day change');
    expect(await sectors.findByRole('link', { name: 'Gaming' })).toHaveAttribute(
      'href',
      '/stock-insights-by-sector/gaming',
    );
    expect(sectors.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Gaming▲up +1.5%',
      'Robotics0.0%',
      'Energy▼down −1.5%',
    ]);
    expect(sectors.getByText('Average of each sector’s stocks, as of 11/20/2026')).toBeVisible();
    expect(sectors.queryByText('Sample data')).toBeNull();
    expect(screen.getAllByText('Sample data')).toHaveLength(1);
  });

  it('shows a member without a plan how many signals are open, with a link to the plans', async () => {
    signIn();
    mockEndpoint(homeContract.read, sampleHome({ signals: { items: [], total: 3, isSample: true } }));
    render(<AccountHomePage />);
    const signals = await card('Open signals');
    expect(signals.getByText('3 sample signals open now. A plan shows each one as it’s issued.')).toBeVisible();
    expect(signals.getByRole('link', { name: /View plans/ })).toHaveAttribute('href', '/subscribe');
  });

  it('switches to another list in place', async () => {
    signIn();
    mockEndpoint(homeContract.read, sampleHome());
    render(<AccountHomePage />);
    const lists = await card('Watchlists');
    expect(lists.queryByText('CCC')).toBeNull();
    await userEvent.click(lists.getByRole('button', { name: 'Long term' }));
    expect(lists.getByText('CCC')).toBeVisible();
    expect(lists.queryByText('AAA')).toBeNull();
  });

  it('[U4] says which part could not be loaded, keeps the rest, and retries', async () => {
    signIn();
    mockEndpoint(homeContract.read, (_, times) =>
      times === 1 ? sampleHome({ signals: null, failed: ['signals'] }) : sampleHome(),
    );
    render(<AccountHomePage />);
    const signals = await card('Open signals');
    expect(signals.getByRole('alert')).toHaveTextContent('We couldn’t load the open signals.');
    expect((await card('Watchlists')).getByText('AAA')).toBeVisible();
    await userEvent.click(signals.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('COIN')).toBeVisible();
  });

  it.each([
    ['none', true, 'Free account', 'Every plan starts with a 30-day free test drive.', '/subscribe'],
    ['none', false, 'Free account', 'Get every post and signal with a plan.', '/subscribe'],
    ['ended', false, 'Free account', 'Your plan has ended.', '/subscribe'],
    ['unpaid', false, 'Free account', 'Your last payment failed.', '/account/billing'],
  ] as const)('shows what an account without a plan can do: %s', async (reason, canTestDrive, name, text, href) => {
    signIn();
    mockEndpoint(
      homeContract.read,
      sampleHome({ plan: { tier: null, reason, until: null, interval: null, canTestDrive } }),
    );
    render(<AccountHomePage />);
    const plan = await card('Plan');
    expect(plan.getByText(name)).toBeVisible();
    expect(plan.getByText(text)).toBeVisible();
    expect(plan.getByRole('link')).toHaveAttribute('href', href);
    expect(plan.queryByRole('link', { name: /Start free test drive/ }) !== null).toBe(canTestDrive);
  });

  it('shows an investor their rounds, and nothing for members', async () => {
    signIn('investor');
    mockEndpoint(homeContract.read, sampleHome({ kind: 'investor', plan: null, application: null, referrals: null }));
    render(<AccountHomePage />);
    expect((await card('Investments')).getByRole('link')).toHaveAttribute('href', '/account/investing');
    for (const name of ['Plan', 'Referrals', 'Brokerage account'])
      expect(screen.queryByRole('region', { name })).toBeNull();
  });
});
