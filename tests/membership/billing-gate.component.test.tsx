import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { BillingPage } from '@/components/membership/billing-page';
import { CheckoutPage } from '@/components/membership/checkout-page';
import { restore } from '@/lib/client/session/session';
import { TestRouter } from '@/tests/components/router';

it('[E1] [U4] billing asks a visitor to log in to see the plan and invoices', async () => {
  act(() => restore());
  render(
    <TestRouter pathname="/account/billing">
      <BillingPage />
    </TestRouter>,
  );
  expect(await screen.findByText('Log in to see your plan and invoices')).toBeVisible();
  // As on every account page, the first button does what the heading says.
  expect(screen.getAllByRole('button')[0]).toHaveTextContent('Log in');
  expect(screen.queryByText(/Plans need a member account/)).toBeNull();
});

it('[E1] [U4] the checkout shows a visitor the plan they chose', async () => {
  act(() => restore());
  render(
    <TestRouter pathname="/subscribe/checkout" query={{ plan: 'cofounder', interval: 'year', testDrive: '1' }}>
      <CheckoutPage />
    </TestRouter>,
  );
  expect(
    await screen.findByText(/^You chose Cofounding customer: a 30-day free test drive, then \$80 a year\. Plans need/),
  ).toBeVisible();
});

it('[E1] [U4] the checkout shows a visitor without a choice the plan it opens with', async () => {
  act(() => restore());
  render(
    <TestRouter pathname="/subscribe/checkout" query={{ interval: 'year' }}>
      <CheckoutPage />
    </TestRouter>,
  );
  expect(
    await screen.findByText(/^Selected plan: Signals, \$200 a year\. You can change it at checkout\. Plans need/),
  ).toBeVisible();
});
