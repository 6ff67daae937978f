import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { AmountForm } from '@/components/investing/rounds/amount-form';
import { roundPanelCopy } from '@/lib/content/investing/round-panel';

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
