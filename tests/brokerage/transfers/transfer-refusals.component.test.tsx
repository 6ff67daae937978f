import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { transfersContract as contract } from '@/lib/contracts/brokerage/transfers';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';
import { amount, one, press, ready, showTransfers } from './transfer-samples';

describe('[F16] the transfers page', () => {
  const signIn = signingIn();
  const toasts = shownToasts();

  it('sends a refused amount again as another transfer', async () => {
    signIn();
    const { user } = showTransfers(ready);
    await user.type(await amount(), '20');
    await press(user, 'Review deposit');
    const sent = mockEndpoint(contract.create, (_, times) =>
      times === 1 ? { status: 409, message: 'Another transfer is being sent.' } : one,
    );
    await press(user, 'Deposit funds');
    expect(await screen.findByRole('alert')).toHaveTextContent('Another transfer is being sent.');
    await press(user, 'Deposit funds');
    await waitFor(() => expect(toasts()).toHaveLength(1));
    expect(new Set(sent.map(({ headers }) => headers.get('idempotency-key'))).size).toBe(2);
  });

  it('[U4] keeps the page when a change cannot be read, and says so', async () => {
    signIn();
    const { user, asked } = showTransfers(ready, [one]);
    await screen.findByText('Queued');
    mockEndpoint({ ...contract.cancel, path: '/api/brokerage/transfers/t1/cancel' }, { ...one, status: 'canceled' });
    const sentence = 'Transfers are not available right now.';
    mockEndpoint(contract.funding, { status: 503, message: sentence });
    await press(user, 'Cancel the deposit of $250.75');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.getByText('$300.50')).toBeVisible();
    expect(asked).toHaveLength(1);
  });
});
