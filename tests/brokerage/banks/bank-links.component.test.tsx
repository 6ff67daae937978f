import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { signingIn } from '@/tests/support/api/member';
import { none, one, showBanks } from './bank-samples';

const transfers = () => screen.queryByRole('link', { name: 'Deposit or withdraw' });

describe('[F11] the links of the banks page', () => {
  const signIn = signingIn();

  it('lead to transfers once a bank is ready', async () => {
    signIn();
    showBanks(one({ state: 'approved' }));
    await screen.findByText('Ready');
    expect(transfers()).toHaveAttribute('href', '/account/transfers');
  });

  it.each([
    ['no-account', 'Open a brokerage account', '/open-account'],
    ['not-active', 'Check application status', '/open-account/status'],
  ] as const)('lead to what is missing (%s), not to transfers', async (hindrance, name, href) => {
    signIn();
    showBanks({ ...none, hindrance });
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', href);
    expect(transfers()).toBeNull();
  });
});
