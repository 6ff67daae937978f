import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as bank from '@/components/membership/confirm-at-bank';
import type { BillingCalls, ChangeBilling } from '@/components/membership/use-billing';
import { PlanPart } from '@/components/membership/plan-part';
import * as toasts from '@/components/toasts/toast-store';
import { billingCopy as copy, checkoutCopy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { eventually } from '@/tests/support/eventually';

const plan: OwnSubscription = {
  id: 'A'.repeat(20),
  subscriptionType: 'member',
  interval: 'month',
  status: 'active',
  periodEnd: '2026-12-01T12:00:00.000Z',
  trialEnd: null,
  cancelAtPeriodEnd: false,
  cancelReason: null,
  graceUntil: null,
  clientSecret: null,
};

const show = (given: Partial<OwnSubscription>, becomes: Partial<OwnSubscription> = {}) => {
  const subscription = { ...plan, ...given };
  const billing = { subscription, nextCharge: null, membership: { tier: 'member' } } as unknown as OwnBilling;
  const change = vi.fn(() => Promise.resolve({ ...subscription, ...becomes }));
  const calls = { change, read: () => Promise.resolve(billing) } as unknown as BillingCalls;
  render(<PlanPart billing={billing} change={(act) => act(calls)} />);
  return change;
};

it('[E1] [R46] another interval is charged only after its price and immediate charge were shown', async () => {
  const change = show({});
  await userEvent.click(screen.getByRole('button', { name: copy.changeTo.year }));
  expect(screen.getByRole('status')).toHaveTextContent('$200 a year from today');
  expect(screen.getByRole('status')).toHaveTextContent('charged to your card now');
  await userEvent.click(screen.getByRole('button', { name: copy.changeNo }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: copy.changeTo.year }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to $200 a year' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { interval: 'year' } }));
});

it('[E7] [U1] moves the focus to the question of a cancellation, before its answers', async () => {
  show({});
  await userEvent.click(screen.getByRole('button', { name: copy.cancel }));
  expect(screen.getByRole('status')).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: copy.cancelYes })).toHaveFocus();
});

it('[E7] another interval within a test drive charges nothing before its end, and says so', async () => {
  show({ status: 'trialing', subscriptionType: 'cofounder' });
  await userEvent.click(screen.getByRole('button', { name: copy.changeTo.year }));
  expect(screen.getByRole('status')).toHaveTextContent('$80 a year after your test drive. You pay nothing before');
});

it.each<[OwnSubscription['status'], Parameters<typeof toasts.showToast>]>([
  ['active', ['success', 'Changed to $200 a year.']],
  ['past_due', ['warning', copy.changedOpen]],
])('[E12] another interval whose payment leaves the plan %s is shown as such', async (status, text) => {
  const showToast = vi.spyOn(toasts, 'showToast');
  show({}, { status, interval: 'year' });
  await userEvent.click(screen.getByRole('button', { name: copy.changeTo.year }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to $200 a year' }));
  await eventually(() => expect(showToast).toHaveBeenCalledWith(...text));
});

it('[E12] another interval that the card’s bank wants confirmed is confirmed on the page, and then paid', async () => {
  const due = { ...plan, status: 'past_due' as const, interval: 'year' as const };
  const billingWith = (subscription: OwnSubscription) =>
    ({
      subscription,
      nextCharge: null,
      membership: { tier: 'member' },
      cards: [],
      isSimulated: false,
      publishableKey: 'pk_test_x',
    }) as unknown as OwnBilling;
  let current = plan;
  const confirmAtBank = vi.spyOn(bank, 'confirmAtBank').mockResolvedValue(undefined);
  const subscribe = vi.fn(() => Promise.resolve((current = { ...due, status: 'active' })));
  const calls = {
    change: () => Promise.resolve({ ...(current = due), clientSecret: 'pi_1_secret_x' }),
    subscribe,
    read: () => Promise.resolve(billingWith(current)),
  } as unknown as BillingCalls;
  const Page = () => {
    const [billing, setBilling] = useState(billingWith(plan));
    const change: ChangeBilling = async (act) => {
      const after = await act(calls);
      setBilling(after);
      return after;
    };
    return <PlanPart billing={billing} change={change} />;
  };
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: copy.changeTo.year }));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to $200 a year' }));
  await userEvent.click(await screen.findByRole('button', { name: checkoutCopy.confirm }));
  await eventually(() => expect(screen.queryByText(checkoutCopy.waiting)).toBeNull());
  expect(confirmAtBank).toHaveBeenCalledExactlyOnceWith('pk_test_x', 'pi_1_secret_x', '');
  expect(subscribe).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: copy.changeTo.month })).toBeInTheDocument();
});
