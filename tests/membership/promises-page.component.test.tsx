import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { PromisesPage } from '@/components/membership/promises-page';
import { billingPromisesPage as copy } from '@/lib/content/membership/billing-promises-page';

const proof = { checks: 'A member cancels.', passedAt: null, isOfThisVersion: false };
const passedAt = '2026-11-20T12:00:00.000Z';

it('[E13] says when nothing was run, and shows a date only where there is one, with what it refers to', async () => {
  const promise = { text: 'You can leave.', proofs: [proof] };
  const { rerender } = render(<PromisesPage promises={[promise]} isAnyRun={false} />);
  expect(screen.getByText(copy.noneText, { exact: false })).toBeVisible();
  expect(screen.getByText(copy.notRun)).not.toBeVisible();
  await userEvent.click(screen.getByText('See the test'));
  expect(screen.getByText(copy.notRun)).toBeVisible();
  expect(screen.getByText('A member cancels.')).toBeVisible();
  const run = (isOfThisVersion: boolean) => [{ ...promise, proofs: [{ ...proof, passedAt, isOfThisVersion }] }];
  rerender(<PromisesPage promises={run(true)} isAnyRun />);
  expect(screen.queryByText(copy.noneText, { exact: false })).toBeNull();
  expect(screen.getByText('last passed 11/20/2026')).toBeVisible();
  rerender(<PromisesPage promises={run(false)} isAnyRun />);
  expect(screen.getByText('last passed 11/20/2026, in an earlier version')).toBeVisible();
});
