import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { WatchlistsPage } from '@/components/research/watchlists/watchlists-page';
import { alertSentence, alertState } from '@/lib/content/research/watch-alerts';
import { watchlistsContract as contract } from '@/lib/contracts/research/watchlists';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';
import { alert, all, list, stock } from './lists';

const tech = list('Tech', stock('AAPL'));

async function show() {
  render(
    <TestRouter pathname="/account/watchlists">
      <WatchlistsPage />
    </TestRouter>,
  );
  const form = within(await screen.findByRole('form', { name: 'Create alert' }));
  return { user: userEvent.setup(), form, submit: form.getByRole('button', { name: 'Create alert' }) };
}

describe('alerts as text', () => {
  it.each([
    [alert(), 'Email me when AAPL closes above $200.00'],
    [alert({ kind: 'below', price: 99.5 }), 'Email me when AAPL closes below $99.50'],
    [alert({ kind: 'expiry', price: null, daysBefore: 3 }), 'Email me 3 days before an open AAPL signal expires'],
    [alert({ kind: 'expiry', price: null, daysBefore: 1 }), 'Email me 1 day before an open AAPL signal expires'],
    [alert({ kind: 'expiry', price: null, daysBefore: 0 }), 'Email me on the day an open AAPL signal expires'],
  ])('[B9] say what they wait for: %#', (one, sentence) => {
    expect(alertSentence(one)).toBe(sentence);
  });

  it('[B9] say whether they wait or were sent', () => {
    expect(alertState(alert())).toBe('Active since 11/20/2026');
    expect(alertState(alert({ firedAt: '2026-11-21T22:00:00.000Z' }))).toBe('Sent on 11/21/2026');
  });
});

describe('the alerts of a member', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  it('[B9] are created by a form that names what is missing and keeps what was typed', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech]));
    const sent = mockEndpoint(contract.addAlert, all([tech], [alert({ price: 1250.5 })]));
    const { user, form, submit } = await show();
    await user.type(form.getByLabelText('Ticker'), 'aapl');
    await user.click(submit);
    expect(await form.findByText('Please enter a price')).toBeVisible();
    expect(form.getByLabelText('Price in US dollars')).toHaveFocus();
    expect(form.getByLabelText('Ticker')).toHaveValue('aapl');
    await user.type(form.getByLabelText('Price in US dollars'), '$1,250.50');
    await user.click(submit);
    expect(await screen.findByText('Email me when AAPL closes above $1,250.50')).toBeVisible();
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ kind: 'above', ticker: 'aapl', price: 1250.5 });
    await waitFor(() => expect(toasts()).toEqual([['success', 'Alert created.']]));
    await waitFor(() => expect(form.getByLabelText('Ticker')).toHaveValue(''));
  });

  it.each([
    // A price of zero or less has its own error, so no hint compares it.
    ['above', '-5', 'Last close: $161.45 on 11/20/2026.'],
    ['above', '150', 'Last close: $161.45 on 11/20/2026. It is already above your price.'],
    ['above', '170', 'Last close: $161.45 on 11/20/2026.'],
    ['below', '170', 'Last close: $161.45 on 11/20/2026. It is already below your price.'],
    ['below', '161.45', 'Last close: $161.45 on 11/20/2026.'],
  ])('[B9] name the last close beside a price: closes %s %s', async (kind, price, sentence) => {
    signIn();
    mockEndpoint(contract.list, all([list('Tech', stock('NVDA', { price: 161.45 }))]));
    const { user, form } = await show();
    await user.type(form.getByLabelText('Ticker'), 'nvda');
    await user.selectOptions(form.getByLabelText('When'), `Closes ${kind} a price`);
    await user.type(form.getByLabelText('Price in US dollars'), price);
    expect(form.getByLabelText('Price in US dollars')).toHaveAccessibleDescription(sentence);
  });

  it.each(['1e3', '0x10', '1,2,3', '12,50', 'Infinity', '😀'])('[B9] take no price from %s', async (typed) => {
    signIn();
    mockEndpoint(contract.list, all([tech]));
    const sent = mockEndpoint(contract.addAlert, all([tech], [alert()]));
    const { user, form, submit } = await show();
    await user.type(form.getByLabelText('Ticker'), 'AAPL');
    await user.type(form.getByLabelText('Price in US dollars'), typed);
    await user.click(submit);
    expect(await form.findByText('Please enter a price')).toBeVisible();
    expect(form.getByLabelText('Price in US dollars')).toHaveValue(typed);
    expect(sent).toHaveLength(0);
  });

  it('[B9] use days where a signal expires, and need no price then', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech]));
    const sent = mockEndpoint(contract.addAlert, all([tech], [alert({ kind: 'expiry', price: null, daysBefore: 3 })]));
    const { user, form, submit } = await show();
    await user.type(form.getByLabelText('Ticker'), 'AAPL');
    await user.selectOptions(form.getByLabelText('When'), 'A signal expires');
    expect(form.getByLabelText('Price in US dollars')).not.toBeVisible();
    await user.type(form.getByLabelText('Days before'), '3');
    await user.click(submit);
    expect(await screen.findByText('Email me 3 days before an open AAPL signal expires')).toBeVisible();
    expect(JSON.parse(sent[0]?.body ?? '')).toEqual({ kind: 'expiry', ticker: 'AAPL', daysBefore: 3 });
    // The form is reset for the next alert.
    await waitFor(() => expect(form.getByLabelText('Price in US dollars')).toBeVisible());
    expect(form.getByLabelText('When')).toHaveDisplayValue('Closes above a price');
  });

  it('[B9] are deleted, and a waiting one can be restored', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech], [alert()]));
    mockEndpoint({ ...contract.removeAlert, path: '/api/watch-alerts/alert-1' }, all([tech]));
    const again = mockEndpoint(contract.addAlert, all([tech], [alert()]));
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Delete: Email me when AAPL closes above $200.00' }));
    expect(await screen.findByText('No alerts yet')).toBeVisible();
    // The alerts section comes after the lists.
    const alerts = screen.getByRole('region', { name: 'Alerts' });
    expect(within(alerts).getByText('Alert deleted.')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Undo', busy: false }));
    expect(await screen.findByText('Email me when AAPL closes above $200.00')).toBeVisible();
    expect(JSON.parse(again[0]?.body ?? '')).toEqual({ kind: 'above', ticker: 'AAPL', price: 200 });
  });
});
