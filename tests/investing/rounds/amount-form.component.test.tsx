import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { AmountForm } from '@/components/investing/rounds/amount-form';
import { CommitmentSection } from '@/components/investing/rounds/commitment-section';
import { roundPanelCopy } from '@/lib/content/investing/round-panel';
import type { Commitment, RoundInvestorStatus } from '@/lib/contracts/investing/rounds';

it('[U4] [H2] a reservation outside the limits names them, and the unticked notice beside it at once', async () => {
  const sent: number[] = [];
  render(
    <AmountForm
      investorStatus={{ smallestCents: 10_000, largestCents: 1_000_000 }}
      tick={roundPanelCopy.legendTick}
      submit="Reserve"
      isBusy={false}
      send={(cents) => Promise.resolve(sent.push(cents) > 0)}
    />,
  );
  const user = userEvent.setup();
  const amount = screen.getByRole('textbox', { name: 'Amount (USD)' });
  const tick = screen.getByRole('checkbox', { name: /^I have read the notice at the top of this page\./ });
  await user.type(amount, '5');
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  expect(amount).toHaveAccessibleDescription(/Enter an amount from \$100\.00 to \$10,000\.00/);
  expect(tick).toHaveAccessibleDescription('Confirm that you have read the notice');

  await user.clear(amount);
  await user.type(amount, '500');
  await user.click(tick);
  await user.click(screen.getByRole('button', { name: 'Reserve' }));
  expect(sent).toEqual([50_000]);
  expect(screen.queryByText('Confirm that you have read the notice')).toBeNull();
});

it('[H2] takes both limits themselves', async () => {
  const sent: number[] = [];
  const send = (cents: number) => Promise.resolve(sent.push(cents) > 0);
  const investorStatus = { smallestCents: 10_000, largestCents: 1_000_000 };
  render(<AmountForm investorStatus={investorStatus} submit="Continue" isBusy={false} send={send} />);
  const user = userEvent.setup();
  for (const typed of ['99.99', '100', '10,000', '10,000.01']) {
    await user.clear(screen.getByRole('textbox'));
    await user.type(screen.getByRole('textbox'), typed);
    await user.click(screen.getByRole('button', { name: 'Continue' }));
  }
  expect(sent).toEqual([10_000, 1_000_000]);
});

afterEach(() => vi.useRealTimers());

const status: RoundInvestorStatus = {
  ...{ state: 'live', isSample: false, smallestCents: 10_000, largestCents: 1_000_000, canReserve: false },
  ...{ canHandOver: true, yearCents: 0, cancelUntil: '2026-12-29T22:00:00.000Z', reservation: null, changes: [] },
  ...{
    portal: { name: 'Example Portal LLC', url: 'https://portal.example/', registration: 'SEC 007' },
    commitment: null,
  },
};
const commitment: Commitment = {
  ...{ amountCents: 50_000, handedOverAt: '2026-11-21T12:00:00.000Z', heldCents: null, heldAsOf: null },
  ...{ reconfirmBy: null, ending: null, endedAt: null },
};
const shown = (changes: Partial<RoundInvestorStatus> = {}, more: Partial<Commitment> = {}) => (
  <CommitmentSection
    investorStatus={{ ...status, ...changes }}
    commitment={{ ...commitment, ...more }}
    isBusy={false}
    change={() => Promise.resolve(true)}
  />
);

it('[H4] a commitment can be canceled until its time and not from then on', () => {
  vi.useFakeTimers({ now: new Date('2026-12-29T21:59:00Z') });
  render(shown());
  expect(screen.getByRole('button', { name: 'Cancel commitment' })).toBeVisible();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(screen.queryByRole('button', { name: 'Cancel commitment' })).toBeNull();
  expect(screen.getByText('You can no longer cancel: the deadline is less than 48 hours away.')).toBeVisible();
});

it('[H6] a commitment says what the intermediary holds, and leads there unless the round is a sample', () => {
  const { rerender } = render(shown());
  expect(screen.getByText('The intermediary hasn’t confirmed your funds yet.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open Example Portal LLC' })).toHaveAttribute(
    'href',
    'https://portal.example/',
  );
  rerender(shown({ isSample: true }, { heldCents: 40_000, heldAsOf: '2026-11-22T12:00:00.000Z' }));
  expect(screen.getByText('The intermediary holds $400.00 for you, as of 11/22/2026.')).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
