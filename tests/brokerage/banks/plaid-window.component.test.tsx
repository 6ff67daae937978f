import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { banksContract as contract } from '@/lib/contracts/brokerage/banks';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { link, none, one, showBanks } from './bank-samples';

afterEach(() => sessionStorage.clear());

describe('[F11] Plaid’s own window', () => {
  const signIn = signingIn();
  type Handlers = {
    onSuccess: (token: string | null, metadata: object) => void;
    onExit: (error: object | null) => void;
  };
  afterEach(() => vi.unstubAllGlobals());

  /** Opens Plaid's window with a stand-in for its script; the test triggers the callbacks. */
  async function openReal() {
    signIn();
    const user = showBanks((times) =>
      times === 1 ? { ...none, isSimulated: false } : { ...one(), isSimulated: false },
    );
    mockEndpoint(contract.link, { ...link, isSimulated: false });
    const made: Handlers[] = [];
    vi.stubGlobal('Plaid', {
      create: (handlers: Handlers & { onLoad?: () => void }) => {
        made.push(handlers);
        handlers.onLoad?.();
        return { open: () => undefined, exit: () => undefined, destroy: () => undefined, submit: () => undefined };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Connect a bank' }));
    const script = await waitFor(() => {
      const found = document.querySelector('script[src^="https://cdn.plaid.com/link/v2/stable/link-initialize.js"]');
      if (!found) throw new Error('The script was not asked for.');
      return found;
    });
    script.dispatchEvent(new Event('load'));
    await waitFor(() => expect(made.length).toBeGreaterThan(0));
    return made;
  }

  it('passes the selection to the server', async () => {
    const sent = mockEndpoint(contract.processorToken, {
      relationshipId: 'r1',
      status: 'queued',
      bankName: 'First Platypus Bank',
      mask: '0000',
    });
    const made = await openReal();
    made.at(-1)?.onSuccess('public-1', { institution: null, accounts: [{ id: 'a1', subtype: 'checking' }] });
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({ accountId: 'a1', accountType: 'checking' });
    expect(await screen.findByText('Setting up')).toBeVisible();
  });

  it('shows why it was closed', async () => {
    const made = await openReal();
    made.at(-1)?.onExit({ error_code: 'INSTITUTION_DOWN', display_message: 'This bank is down.' });
    expect(await screen.findByText('This bank is down.')).toBeVisible();
  });
});
