import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BankPage } from '@/components/brokerage/banks/bank-page';
import { banksContract as contract, type Banks } from '@/lib/contracts/brokerage/banks';
import { tradierContract } from '@/lib/contracts/brokerage/tradier';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

export const none: Banks = { items: [], hindrance: null, isSimulated: true };
const platypus: Banks['items'][number] = {
  id: 'bank-1',
  bankName: 'First Platypus Bank',
  mask: '0000',
  accountType: 'checking',
  state: 'queued',
  needsLogin: false,
  linkedAt: '2026-11-20T10:00:00.000Z',
};
export const one = (changes: Partial<typeof platypus> = {}): Banks => ({
  items: [{ ...platypus, ...changes }],
  hindrance: 'one-already',
  isSimulated: true,
});
export const link = { linkToken: 'link-sandbox-1', expiration: '2026-11-20T14:00:00.000Z', isSimulated: true };
export const accounts = [{ id: 'a1', name: 'Plaid Checking', mask: '0000', type: 'checking' as const }];

/** Renders the banks page with this list, or with a list for each request. */
export function showBanks(banks: Banks | ((times: number) => Banks)) {
  mockEndpoint(contract.list, (_, times) => (typeof banks === 'function' ? banks(times) : banks));
  mockEndpoint(tradierContract.read, { link: null, isOn: true, isSimulated: true });
  render(
    <TestRouter pathname="/account/bank">
      <BankPage />
    </TestRouter>,
  );
  return userEvent.setup();
}
