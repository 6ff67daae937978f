import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TransfersPage } from '@/components/brokerage/transfers/transfers-page';
import { transfersContract as contract, type Funding, type Transfer } from '@/lib/contracts/brokerage/transfers';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';

export const ready: Funding = {
  blocker: null,
  bank: { name: 'First Platypus Bank', mask: '0000' },
  balance: { cashCents: 500_00, withdrawableCents: 300_50, heldCents: 199_50, heldUntil: '2026-12-03' },
  limits: { minCents: 100, perTransferCents: 5_000_000, perDayCents: 5_000_000, maxOpen: 5 },
  leftTodayCents: { deposit: 5_000_000, withdrawal: 5_000_000 },
  openCount: 0,
  expectedOn: '2026-11-27',
  isSimulated: false,
};
export const one: Transfer = {
  id: 't1',
  direction: 'deposit',
  amountCents: 250_75,
  status: 'queued',
  returnCode: null,
  reason: null,
  bankName: 'First Platypus Bank',
  bankMask: '0000',
  createdAt: '2026-11-23T15:00:00.000Z',
  expectedOn: '2026-11-27',
  completedAt: null,
  heldUntil: null,
  canCancel: true,
};

/** Renders the transfers page with this data. */
export function showTransfers(funding: Funding, items: Transfer[] = []) {
  const asked = mockEndpoint(contract.funding, funding);
  mockEndpoint(contract.list, { items, nextCursor: null });
  render(
    <TestRouter pathname="/account/transfers">
      <TransfersPage />
    </TestRouter>,
  );
  return { user: userEvent.setup(), asked };
}

export const amount = () => screen.findByLabelText('Amount');
export const press = async (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(await screen.findByRole('button', { name }));
