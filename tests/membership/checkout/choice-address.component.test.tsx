import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PlanChoice } from '@/components/membership/plan-choice';
import { useChoice } from '@/components/membership/use-choice';
import { TestRouter } from '@/tests/components/router';
import { withoutCard } from './open-checkout';

function Choices() {
  const choice = useChoice(withoutCard);
  return <PlanChoice billing={withoutCard} choice={choice} isLocked={false} />;
}

it('[E1] keeps the chosen plan, interval and test drive in the address, with what else is in it', async () => {
  const query = { plan: 'member', testDrive: '1', ref: 'abc' };
  window.history.replaceState(null, '', `/subscribe/checkout?${new URLSearchParams(query).toString()}`);
  const addresses: unknown[] = [];
  render(
    <TestRouter pathname="/subscribe/checkout" query={query} onReplace={(next) => addresses.push(next)}>
      <Choices />
    </TestRouter>,
  );
  await userEvent.click(screen.getByRole('radio', { name: /^Cofounding customer/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Yearly/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /test drive/ }));
  await userEvent.click(screen.getByRole('radio', { name: /^Monthly/ }));
  expect(addresses).toEqual([
    { plan: 'cofounder', testDrive: '1', ref: 'abc' },
    { plan: 'cofounder', interval: 'year', testDrive: '1', ref: 'abc' },
    { plan: 'cofounder', interval: 'year', ref: 'abc' },
    { plan: 'cofounder', ref: 'abc' },
  ]);
});

it('[E8] gives the discount in the unit of the price beside it', async () => {
  window.history.replaceState(null, '', '/subscribe/checkout');
  render(<Choices />);
  expect(screen.getByText('$10 a month off for as long as you stay subscribed.')).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: /^Yearly/ }));
  expect(screen.getByText('$120 a year off for as long as you stay subscribed.')).toBeVisible();
});
