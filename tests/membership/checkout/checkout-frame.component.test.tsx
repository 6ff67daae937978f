import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { billingContract } from '@/lib/contracts/membership/billing';
import { transactionsContract, type OwnSubscription } from '@/lib/contracts/membership/transactions';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { openCheckout, withCard } from './open-checkout';

const signIn = signingIn();

async function open(query: Record<string, string>) {
  openCheckout(signIn, withCard, query);
  expect(await screen.findByText('Visa ending in 4242')).toBeVisible();
}

it('[E1] links to the refund rules beside the button of a test drive too', async () => {
  await open({ plan: 'member', testDrive: '1' });
  expect(screen.getByRole('link', { name: 'Refund rules' })).toHaveAttribute('href', '/terms#refunds');
});

it('[E1] a test drive says what is due today once, in the summary', async () => {
  await open({ plan: 'cofounder', testDrive: '1' });
  const summary = screen.getByRole('complementary', { name: 'Order summary' });
  expect(summary).toHaveTextContent(/First charge on \d\d\/\d\d\/\d{4}\$10\.00 a monthDue today\$0\.00$/);
  expect(screen.queryByText(/nothing today/)).toBeNull();
});

it('[E1] says beside a payment without a test drive how it renews, and links to the refund rules', async () => {
  await open({ plan: 'member', interval: 'year' });
  const form = screen.getByRole('button', { name: /^Pay \$200 now/ }).closest('form')!;
  expect(form).toHaveTextContent('Renews yearly until you cancel.');
  expect(within(form).getByRole('link', { name: 'Refund rules' })).toHaveAttribute('href', '/terms#refunds');
});

it('[E1] leads back to the prices of the year that was chosen there', async () => {
  await open({ plan: 'cofounder', interval: 'year' });
  const back = screen.getByRole('link', { name: 'Back to pricing' });
  expect(back).toHaveAttribute('href', '/subscribe?interval=year');
});

it('[E1] leads back to pricing until it is paid, and suggests no test card after that', async () => {
  await open({});
  expect(screen.getByRole('link', { name: 'Back to pricing' })).toHaveAttribute('href', '/subscribe');
  expect(screen.getByText('Sample data')).toBeVisible();
  const subscription: OwnSubscription = {
    ...{ id: 'sub_1', subscriptionType: 'member', interval: 'month', status: 'active', trialEnd: null },
    ...{ cancelAtPeriodEnd: false, cancelReason: null, graceUntil: null, clientSecret: null },
    periodEnd: '2040-01-01T00:00:00.000Z',
  };
  mockEndpoint(billingContract.read, { ...withCard, subscription });
  mockEndpoint(transactionsContract.subscribe, subscription);
  await userEvent.click(screen.getByRole('button', { name: /^Pay \$20 now/ }));
  expect(await screen.findByRole('heading', { level: 1, name: 'You’re subscribed' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Back to pricing' })).toBeNull();
  expect(screen.queryByText('Sample data')).toBeNull();
});
