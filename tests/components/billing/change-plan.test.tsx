import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { BillingCalls } from '@/components/billing/load-billing-calls';
import { PlanPart } from '@/components/billing/plan-part';
import * as toasts from '@/components/toasts/toast-store';
import { billingWords as words } from '@/lib/content/billing';
import type { OwnBilling } from '@/lib/contracts/billing';
import type { OwnSubscription } from '@/lib/contracts/transactions';
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

it('[E1] [R46] another interval is charged only after it was said what it costs, and now', async () => {
  const change = show({});
  await userEvent.click(screen.getByRole('button', { name: words.changeTo.year }));
  expect(screen.getByRole('status')).toHaveTextContent('$240 a year from today');
  expect(screen.getByRole('status')).toHaveTextContent('charged to your card now');
  await userEvent.click(screen.getByRole('button', { name: words.changeNo }));
  expect(change).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: words.changeTo.year }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, $240 a year' }));
  expect(change).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ body: { interval: 'year' } }));
});

it('[E7] another interval within a test drive charges nothing before its end, and says so', async () => {
  show({ status: 'trialing', subscriptionType: 'cofounder' });
  await userEvent.click(screen.getByRole('button', { name: words.changeTo.year }));
  expect(screen.getByRole('status')).toHaveTextContent('$120 a year after your test drive. Nothing is charged before');
});

it.each<[OwnSubscription['status'], Parameters<typeof toasts.showToast>]>([
  ['active', ['success', 'Changed. It costs $240 a year.']],
  ['past_due', ['warning', words.changedOpen]],
])('[E12] another interval whose payment leaves the plan %s is told as what it is', async (status, told) => {
  const showToast = vi.spyOn(toasts, 'showToast');
  show({}, { status, interval: 'year' });
  await userEvent.click(screen.getByRole('button', { name: words.changeTo.year }));
  await userEvent.click(screen.getByRole('button', { name: 'Yes, $240 a year' }));
  await eventually(() => expect(showToast).toHaveBeenCalledWith(...told));
});
