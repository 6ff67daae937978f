import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProfilePage } from '@/components/my-account/profile-page';
import type { ProfilePage as ProfilePageName } from '@/lib/domain/accounts/profile-paths';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { banksContract, type LinkedBank } from '@/lib/contracts/brokerage/banks';
import { brokerageContract, type ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { myAccountContract as contract, type OwnAccount, type OwnSession } from '@/lib/contracts/my-account/my-account';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { mockSignalTexts } from '@/tests/signals/texts/text-samples';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

export const account: OwnAccount = {
  kind: 'user',
  email: 'ann@example.test',
  isEmailConfirmed: false,
  pendingEmail: null,
  firstName: 'Ann',
  lastName: 'Lee',
  phone: null,
  createdAt: '2026-01-01T00:00:00.000Z',
};

export const session = (id: string, overrides: Partial<OwnSession> = {}): OwnSession => ({
  id,
  isCurrent: false,
  device: `Firefox on ${id}`,
  ip: '198.18.0.1',
  signedInAt: '2026-01-01T10:00:00.000Z',
  lastSeenAt: '2026-01-02T10:00:00.000Z',
  ...overrides,
});

const platypus: LinkedBank = {
  id: 'bank-1',
  bankName: 'First Platypus Bank',
  mask: '0000',
  accountType: 'checking',
  state: 'approved',
  needsLogin: false,
  linkedAt: '2026-11-20T10:00:00.000Z',
};

export const application: ApplicationState = {
  status: 'ACTION_REQUIRED',
  createdAt: '2026-11-20T10:00:00.000Z',
  history: [],
  needs: [],
  documents: [],
  refusal: null,
  agreements: [],
};

const freePlan: OwnBilling = {
  ...{ isSimulated: true, isOff: false, publishableKey: null, subscription: null, nextCharge: null },
  membership: { tier: null, until: null, reason: 'none' },
  ...{ cards: [], invoices: [], grants: [], gifts: [], canTestDrive: true, canHaveFounderDiscount: true },
  ...{ creditCents: 0, planChanges: [] },
};

/** Renders the profile page, with a response to every call that it makes. */
export function showProfile(overrides: Partial<OwnAccount> = {}, page: ProfilePageName = 'profile') {
  mockEndpoint(contract.read, { ...account, ...overrides });
  const list = overrides.isEmailConfirmed ? 'off' : 'unproven';
  mockEndpoint(contract.messages, { lists: { newsletter: list, 'weekly-report': list }, alerts: 2 });
  mockSignalTexts();
  mockEndpoint(postsContract.ownFeed, { createdAt: null });
  mockEndpoint(billingContract.read, freePlan);
  mockEndpoint(banksContract.list, { items: [platypus], hindrance: 'one-already', isSimulated: true });
  mockEndpoint(brokerageContract.application, { application, isSandbox: true, fundingStep: null });
  mockEndpoint(contract.sessions, { items: [session('here', { isCurrent: true }), session('Linux')] });
  render(
    <TestRouter pathname="/account/profile/[[...page]]">
      <ProfilePage page={page} />
    </TestRouter>,
  );
  return userEvent.setup();
}
