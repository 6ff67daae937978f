import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { AccountHomePage } from '@/components/my-account/home/account-home-page';
import { homeContract } from '@/lib/contracts/my-account/home';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { screenerContract } from '@/lib/contracts/research/screener';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { sampleHome, sampleSectors } from './home-sample';

const account = {
  ...{ kind: 'user' as const, email: 'ann@example.test', isEmailConfirmed: false, pendingEmail: null },
  ...{ firstName: 'Ann', lastName: 'Lee', phone: null, createdAt: '2026-01-02T03:04:05.000Z' },
};
const onlyEmail = { application: null, referrals: null };

describe('the step that confirms the email', () => {
  const signIn = signingIn();
  beforeEach(() => {
    signIn();
    mockEndpoint(screenerContract.sectors, sampleSectors(['Gaming']));
    mockEndpoint(myAccountContract.read, account);
  });

  async function steps(home = sampleHome(onlyEmail)) {
    mockEndpoint(homeContract.read, home);
    render(<AccountHomePage />);
    await screen.findByText('Gaming');
    return within(screen.getByRole('region', { name: 'Next steps' }));
  }
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

  it('sends the link from the home, says where it went, and offers to send it again or to change the address', async () => {
    const sent = mockEndpoint(myAccountContract.requestEmail, { message: 'We emailed you a link.' });
    const card = await steps();
    await press('Send confirmation link');
    expect(await card.findByText('We sent a link to ann@example.test.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Change address' })).toHaveAttribute('href', '/account/profile#email');
    expect(card.queryByRole('button', { name: 'Send confirmation link' })).toBeNull();
    await waitFor(() => expect(card.getByRole('button', { name: 'Send again' })).toHaveFocus());
    await press('Send again');
    await waitFor(() => expect(sent).toHaveLength(2));
    await waitFor(() => expect(card.getByRole('button', { name: 'Send again' })).toHaveFocus());
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { email: 'ann@example.test' },
      { email: 'ann@example.test' },
    ]);
  });

  it('comes first, and gives the next step the button once the link is sent', async () => {
    mockEndpoint(myAccountContract.requestEmail, { message: 'We emailed you a link.' });
    const card = await steps(sampleHome());
    expect(card.getAllByRole('listitem')[0]).toHaveTextContent('1Confirm your emailSend confirmation link');
    expect(card.queryByRole('link', { name: 'Continue application' })).toBeNull();
    await press('Send confirmation link');
    expect(await card.findByText('We sent a link to ann@example.test.')).toBeVisible();
    expect(card.getByRole('link', { name: 'Continue application' })).toBeVisible();
  });

  it('says when the limit is reached, and offers the link again after its time', async () => {
    const timers = vi.spyOn(globalThis, 'setTimeout');
    mockEndpoint(myAccountContract.requestEmail, (_, times) =>
      times === 2
        ? { status: 429, message: 'Too many attempts.', headers: { 'Retry-After': '90' } }
        : { message: 'We emailed you a link.' },
    );
    const card = await steps();
    await press('Send confirmation link');
    await userEvent.click(await card.findByRole('button', { name: 'Send again' }));
    expect(await card.findByRole('alert')).toHaveTextContent('You requested too many links. Try again in 2 minutes.');
    expect(card.queryByRole('button', { name: 'Send again' })).toBeNull();
    expect(card.getByRole('link', { name: 'Change address' })).toHaveFocus();
    const [endOfLimit] = timers.mock.calls.find(([, ms]) => ms === 90_000) ?? [];
    act(() => endOfLimit?.());
    expect(await card.findByRole('button', { name: 'Send again' })).toBeVisible();
    expect(card.queryByRole('alert')).toBeNull();
  });

  it('knows after a reload when a link was sent and where, and offers to send it again', async () => {
    const sent = mockEndpoint(myAccountContract.requestEmail, { message: 'We emailed you a link.' });
    const sentAt = new Date(2026, 10, 27, 14, 5).toISOString();
    const card = await steps(sampleHome({ ...onlyEmail, confirmationLink: { email: 'ann@example.test', sentAt } }));
    expect(card.getByText('Link sent to ann@example.test on 11/27/2026, 2:05 PM.')).toBeVisible();
    expect(card.queryByRole('button', { name: 'Send confirmation link' })).toBeNull();
    expect(card.getByRole('link', { name: 'Change address' })).toBeVisible();
    await press('Send again');
    expect(await card.findByText('We sent a link to ann@example.test.')).toBeVisible();
    expect(sent).toHaveLength(1);
  });

  it('says at its place why the link was not sent', async () => {
    mockEndpoint(myAccountContract.requestEmail, { status: 503, message: 'We can’t send email right now.' });
    const card = await steps();
    await press('Send confirmation link');
    expect(await card.findByRole('alert')).toHaveTextContent('We can’t send email right now.');
    expect(card.getByRole('button', { name: 'Send confirmation link' })).toBeVisible();
  });

  it('is checked when the address was confirmed in another tab, and goes with the last open step', async () => {
    const home = sampleHome({ ...onlyEmail, watchlists: [] });
    mockEndpoint(homeContract.read, (_, times) =>
      times === 1
        ? home
        : { ...home, isEmailConfirmed: true, ...(times > 2 ? { watchlists: sampleHome().watchlists } : {}) },
    );
    render(<AccountHomePage />);
    await screen.findByText('Gaming');
    const card = within(screen.getByRole('region', { name: 'Next steps' }));
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '1Confirm your emailSend confirmation link',
      '2Create your first watchlist →',
    ]);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await card.findByText(/^Done:/)).toBeInTheDocument();
    expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '✓Done: Confirm your email',
      '1Create your first watchlistCreate watchlist',
    ]);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Next steps' })).toBeNull());
  });
});
