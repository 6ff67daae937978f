import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { WatchlistsPage } from '@/components/research/watchlists/watchlists-page';
import { watchlistsContract as contract } from '@/lib/contracts/research/watchlists';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { TestRouter } from '@/tests/components/router';
import { alert, all, list, stock } from './lists';

const tech = list('Tech', stock('AAPL'));
const sentence = 'Email me when AAPL closes above $200.00';
const editPath = { ...contract.editAlert, path: '/api/watch-alerts/alert-1' as const };
const from = { kind: 'above', price: 200, daysBefore: null };

async function open(...alerts: Parameters<typeof all>[1] & object) {
  mockEndpoint(contract.list, all([tech], alerts));
  render(
    <TestRouter pathname="/account/watchlists">
      <WatchlistsPage />
    </TestRouter>,
  );
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: `Edit: ${sentence}` }));
  return { user, form: within(screen.getByRole('form', { name: 'Edit alert for AAPL' })) };
}

describe('[B9] an alert is edited in its row', () => {
  const signIn = signingIn();
  shownToasts();

  it('with its own values, and the change can be undone', async () => {
    signIn();
    const changed = alert({ kind: 'below', price: 95.5 });
    const sent = mockEndpoint(editPath, (_, times) => (times === 1 ? all([tech], [changed]) : all([tech], [alert()])));
    const { user, form } = await open(alert());
    expect(form.getByLabelText('When')).toHaveFocus();
    expect(form.getByLabelText('When')).toHaveDisplayValue('Closes above a price');
    expect(form.getByLabelText('Price in US dollars')).toHaveValue('200');
    await user.selectOptions(form.getByLabelText('When'), 'Closes below a price');
    await user.clear(form.getByLabelText('Price in US dollars'));
    await user.type(form.getByLabelText('Price in US dollars'), '95.50{Enter}');
    const edit = await screen.findByRole('button', { name: 'Edit: Email me when AAPL closes below $95.50' });
    await waitFor(() => expect(edit).toHaveFocus());
    expect(screen.queryByRole('form', { name: 'Edit alert for AAPL' })).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Alerts' })).getByText('Alert updated.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { kind: 'below', price: 95.5, from },
      { kind: 'above', price: 200, from: { ...from, kind: 'below', price: 95.5 } },
    ]);
  });

  it('and left as it was by Cancel and by Escape', async () => {
    signIn();
    const sent = mockEndpoint(editPath, all([tech], [alert()]));
    const { user, form } = await open(alert());
    await user.type(form.getByLabelText('Price in US dollars'), '9');
    await user.keyboard('{Escape}');
    const edit = screen.getByRole('button', { name: `Edit: ${sentence}` });
    expect(edit).toHaveFocus();
    await user.click(edit);
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: `Edit: ${sentence}` })).toHaveFocus();
    expect(sent).toHaveLength(0);
  });

  it('only with a valid value', async () => {
    signIn();
    const sent = mockEndpoint(editPath, all([tech], [alert()]));
    const { user, form } = await open(alert());
    await user.clear(form.getByLabelText('Price in US dollars'));
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText('Please enter a price')).toBeVisible();
    expect(form.getByLabelText('Price in US dollars')).toHaveFocus();
    expect(sent).toHaveLength(0);
  });

  it('and after a change elsewhere shows that one, with what was typed still in the form', async () => {
    signIn();
    const changed = 'This alert changed in another tab or on another device. Check it and save again.';
    const sent = mockEndpoint(editPath, (_, times) =>
      times === 1 ? { status: 409, message: changed } : all([tech], [alert({ price: 130 })]),
    );
    const { user, form } = await open(alert());
    mockEndpoint(contract.list, all([tech], [alert({ price: 120 })]));
    await user.clear(form.getByLabelText('Price in US dollars'));
    await user.type(form.getByLabelText('Price in US dollars'), '130');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await form.findByText(changed)).toBeVisible();
    expect(await form.findByText('Email me when AAPL closes above $120.00')).toBeVisible();
    expect(form.getByLabelText('Price in US dollars')).toHaveValue('130');
    await user.click(form.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Email me when AAPL closes above $130.00')).toBeVisible();
    expect(JSON.parse(sent[1]?.body ?? '')).toEqual({ kind: 'above', price: 130, from: { ...from, price: 120 } });
  });

  it('not once it was sent', async () => {
    signIn();
    mockEndpoint(contract.list, all([tech], [alert({ firedAt: '2026-11-21T22:00:00.000Z' })]));
    render(
      <TestRouter pathname="/account/watchlists">
        <WatchlistsPage />
      </TestRouter>,
    );
    expect(await screen.findByText('Sent on 11/21/2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Edit/ })).toBeNull();
  });
});
