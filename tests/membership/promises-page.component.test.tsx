import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PromisesPage } from '@/components/membership/promises-page';
import { billingPromisesPage as copy } from '@/lib/content/membership/billing-promises-page';

const proof = { checks: 'A member cancels.', passedAt: null, isOfThisVersion: false };
const passedAt = '2026-11-20T12:00:00.000Z';

const promise = { text: 'You can leave.', proofs: [proof] };

it('[E13] names the checks of a guarantee, says once when none was run, and shows no dates then', async () => {
  render(<PromisesPage promises={[promise]} isAnyRun={false} />);
  expect(screen.getByText(copy.noneText, { exact: false })).toBeVisible();
  expect(screen.getByText('A member cancels.')).not.toBeVisible();
  await userEvent.click(screen.getByText('How we check this'));
  expect(screen.getByText('A member cancels.')).toBeVisible();
  expect(screen.queryByText(copy.notRun)).toBeNull();
  expect(screen.queryByText(/last passed/)).toBeNull();
  expect(screen.getByRole('link', { name: 'Refund rules' })).toHaveAttribute('href', '/terms#refunds');
});

it('[E13] shows a date only where there is one, with what it refers to', () => {
  const run = (isOfThisVersion: boolean) => [
    { ...promise, proofs: [{ ...proof, passedAt, isOfThisVersion }] },
    { text: 'You pay once.', proofs: [proof] },
  ];
  const { rerender } = render(<PromisesPage promises={run(true)} isAnyRun />);
  expect(screen.queryByText(copy.noneText, { exact: false })).toBeNull();
  expect(screen.getByText('last passed 11/20/2026')).toBeInTheDocument();
  expect(screen.getByText('not run on this server')).toBeInTheDocument();
  rerender(<PromisesPage promises={run(false)} isAnyRun />);
  expect(screen.getByText('last passed 11/20/2026, in an earlier version')).toBeInTheDocument();
});
