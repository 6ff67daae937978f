import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import * as bank from '@/components/membership/confirm-at-bank';
import type { BillingCalls, ChangeBilling } from '@/components/membership/use-billing';
import { PlanSection } from '@/components/membership/plan-section';
import * as toasts from '@/components/toasts/toast-store';
import { billingCopy as copy, checkoutCopy } from '@/lib/content/membership/billing';
import { changeCopy } from '@/lib/content/membership/plan-changes';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';
import type { OwnSubscription, PlanChangePreview } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint, network } from '@/tests/support/browser/mock-endpoint';
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

const planChanges: OwnBilling['planChanges'] = [
  { subscriptionType: 'member', interval: 'year' },
  { subscriptionType: 'cofounder', interval: 'month' },
  { subscriptionType: 'cofounder', interval: 'year' },
];
const cards = [{ id: 'pm_1', brand: 'visa', last4: '4242', expMonth: 12, expYear: 2040, isDefault: true }];
const amounts: PlanChangePreview = {
  at: '2026-11-16T12:00:00.000Z',
  lines: [
    { description: 'Unused time', amountCents: -1_000 },
    { description: 'Yearly membership', amountCents: 20_000 },
  ],
  ...{ creditUsedCents: 0, dueTodayCents: 19_000, creditLeftCents: 0 },
  nextCharge: { at: '2027-11-16T12:00:00.000Z', amountCents: 20_000 },
};
const signIn = signingIn();

/** The provider's preview of a plan change. */
function previews(given: Partial<PlanChangePreview> = {}) {
  signIn();
  const path = `/api/transactions/subscriptions/${plan.id}/preview` as const;
  return mockEndpoint({ ...transactionsContract.previewChange, path }, { ...amounts, ...given });
}

const show = (given: Partial<OwnSubscription>, becomes: Partial<OwnSubscription> = {}) => {
  const subscription = { ...plan, ...given };
  const offers = planChanges.map((to) => ({ ...to, subscriptionType: given.subscriptionType ?? to.subscriptionType }));
  const billing = {
    ...{ subscription, nextCharge: null, membership: { tier: 'member' }, cards },
    planChanges: given.subscriptionType ? offers.slice(0, 1) : planChanges,
  } as unknown as OwnBilling;
  previews();
  const change = vi.fn(() => Promise.resolve({ ...subscription, ...becomes }));
  const calls = { change, read: () => Promise.resolve(billing) } as unknown as BillingCalls;
  render(<PlanSection billing={billing} change={(act) => act(calls)} />);
  return change;
};

it('[E1] [R46] another interval is charged only after its price and immediate charge were shown', async () => {
  const change = show({});
  await userEvent.click(screen.getByRole('button', { name: changeCopy.toInterval.year }));
  expect(screen.getByRole('status')).toHaveTextContent('$200 a year from today');
  expect(screen.getByRole('status')).toHaveTextContent('charged to your card now');
  await userEvent.click(screen.getByRole('button', { name: changeCopy.no }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: changeCopy.toInterval.year }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $190 and switch' }));
  // Sends the time of the preview, so that the amounts shown are the amounts charged.
  const body = { subscriptionType: 'member', interval: 'year', at: amounts.at };
  expect(change).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }));
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
  await userEvent.click(screen.getByRole('button', { name: changeCopy.toInterval.year }));
  expect(screen.getByRole('status')).toHaveTextContent('$80 a year after your test drive. You pay nothing before');
});

it.each<[OwnSubscription['status'], Parameters<typeof toasts.showToast>]>([
  ['active', ['success', 'Changed to $200 a year.']],
  ['past_due', ['warning', changeCopy.doneOpen]],
])('[E12] another interval whose payment leaves the plan %s is shown as such', async (status, text) => {
  const showToast = vi.spyOn(toasts, 'showToast');
  show({}, { status, interval: 'year' });
  await userEvent.click(screen.getByRole('button', { name: changeCopy.toInterval.year }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $190 and switch' }));
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
      planChanges: [{ ...planChanges[0], interval: subscription.interval === 'month' ? 'year' : 'month' }],
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
    return <PlanSection billing={billing} change={change} />;
  };
  previews();
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: changeCopy.toInterval.year }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $190 and switch' }));
  await userEvent.click(await screen.findByRole('button', { name: checkoutCopy.confirm }));
  await eventually(() => expect(screen.queryByText(checkoutCopy.waiting)).toBeNull());
  expect(confirmAtBank).toHaveBeenCalledExactlyOnceWith('pk_test_x', 'pi_1_secret_x', '');
  expect(subscribe).toHaveBeenCalledOnce();
  expect(screen.getByRole('button', { name: changeCopy.toInterval.month })).toBeInTheDocument();
});

it('[E1] shows what a change charges today and next, as the provider calculated it', async () => {
  show({});
  await userEvent.click(screen.getByRole('button', { name: 'Switch to yearly' }));
  const question = screen.getByRole('group', { name: 'Switch to yearly billing?' });
  expect(await within(question).findByText('Due today')).toBeVisible();
  expect(question).toHaveTextContent('Unused time−$10.00Yearly membership$200.00Due today$190.00');
  expect(question).toHaveTextContent('Charged to Visa ending in 4242. Next charge: $200.00 on 11/16/2027.');
});

it('[U4] offers no switch without its amounts, and shows them after "Try again"', async () => {
  show({});
  let isBroken = true;
  network.use(http.get('*/preview', () => (isBroken ? new HttpResponse(null, { status: 503 }) : undefined)));
  await userEvent.click(screen.getByRole('button', { name: 'Switch to yearly' }));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('button', { name: /switch$|pay nothing/ })).toBeNull();
  isBroken = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('button', { name: 'Pay $190 and switch' })).toBeVisible();
});

it('[E8] offers a Signals subscriber the cofounder’s discount, from the next charge on', async () => {
  const change = show({}, { subscriptionType: 'cofounder' });
  previews({ lines: [], dueTodayCents: 0 });
  await userEvent.click(screen.getByRole('button', { name: 'Switch to Cofounding customer, monthly' }));
  expect(screen.getByRole('status')).toHaveTextContent('$10 a month from your next charge on. You pay nothing today');
  await userEvent.click(await screen.findByRole('button', { name: 'Switch, pay nothing today' }));
  const body = { subscriptionType: 'cofounder', interval: 'month', at: amounts.at };
  expect(change).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body }));
});

it('[R47] repeats a change with its key after a lost answer, and keeps the question open', async () => {
  vi.spyOn(toasts, 'showToast');
  const keys: unknown[] = [];
  const billing = { subscription: plan, nextCharge: null, membership: {}, cards, planChanges } as unknown as OwnBilling;
  const calls = {
    change: ({ headers }: { headers: object }) => {
      keys.push(headers);
      return keys.length === 1 ? Promise.reject(new Error('lost')) : Promise.resolve({ ...plan, interval: 'year' });
    },
    read: () => Promise.resolve(billing),
  } as unknown as BillingCalls;
  previews();
  render(<PlanSection billing={billing} change={(act) => act(calls)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Switch to yearly' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $190 and switch' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Pay $190 and switch' }));
  await eventually(() => expect(screen.queryByRole('group', { name: 'Switch to yearly billing?' })).toBeNull());
  expect(keys).toHaveLength(2);
  expect(keys[1]).toEqual(keys[0]);
});
