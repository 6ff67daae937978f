import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { BillingForm } from '@/components/membership/billing-form';

const form = (cards: number) => (
  <BillingForm
    label="Start"
    submitLabel="Start"
    busyLabel="Starting"
    subject={cards}
    send={() => Promise.resolve('Add a card first.')}
  />
);

it('[E1] [U6] an error about a missing card disappears once there is a card', async () => {
  const { rerender } = render(form(0));
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('alert')).toHaveTextContent('Add a card first.');
  rerender(form(0));
  expect(screen.getByRole('alert')).toBeVisible();
  rerender(form(1));
  expect(screen.queryByRole('alert')).toBeNull();
});
