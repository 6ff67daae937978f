import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { PaySection } from '@/components/membership/pay-section';
import type { BillingCalls } from '@/components/membership/use-billing';
import type { PlanChoice } from '@/components/membership/use-choice';
import type { OwnBilling } from '@/lib/contracts/membership/billing';

/** Opens a tab that checks out the monthly member plan, and scripts the plan that the server returns. */
function payIn(answered: { subscriptionType: string; interval: string }) {
  const choice = { tier: 'member', interval: 'month', isTestDrive: false, amountCents: 2_000 } as PlanChoice;
  const billing = { cards: [{}], isSimulated: true, creditCents: 0 } as unknown as OwnBilling;
  const subscribe = vi.fn(() => Promise.resolve({ ...answered, status: 'active', clientSecret: null }));
  const read = vi.fn(() => Promise.resolve(billing));
  const calls = { subscribe, read } as unknown as BillingCalls;
  const [onDone, onOther] = [vi.fn(), vi.fn()];
  render(
    <PaySection
      needsCard={false}
      onNoCard={() => undefined}
      isSavingCard={false}
      billing={billing}
      choice={choice}
      change={(act) => act(calls)}
      onDone={onDone}
      onOther={onOther}
    />,
  );
  return { read, onDone, onOther };
}

const pay = () => userEvent.click(screen.getByRole('button', { name: 'Pay $20 now, then $20 a month' }));

it('[E1] [U4] a plan that is paid is confirmed', async () => {
  const { onDone } = payIn({ subscriptionType: 'member', interval: 'month' });
  await pay();
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce());
});

it('[E1] [U4] another plan, bought in another tab meanwhile, is not confirmed as this one', async () => {
  const { read, onDone, onOther } = payIn({ subscriptionType: 'cofounder', interval: 'month' });
  await pay();
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(onDone).not.toHaveBeenCalled();
  expect(onOther).toHaveBeenCalledWith('cofounder');
});
