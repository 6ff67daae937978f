import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { SignUpPage } from '@/components/accounts/sign-in/sign-up-page';
import { restore } from '@/lib/client/session/session';
import { usersContract } from '@/lib/contracts/accounts/users';
import { sessionRecord } from '@/tests/support/api/session';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { goneTo } from '@/tests/support/browser/navigation-log';
import { TestRouter } from '@/tests/components/router';

beforeEach(() => act(() => restore()));

const open = (query: Record<string, string>) =>
  render(
    <TestRouter query={query}>
      <SignUpPage />
    </TestRouter>,
  );

it.each([
  ['?plan=cofounder&interval=month', 'Next: your Cofounding customer plan, $10 a month.'],
  ['?plan=member&interval=year', 'Next: your Signals plan, $200 a year.'],
  ['?plan=member&testDrive=1', 'Next: your 30-day free test drive of Signals, then $20 a month.'],
  ['', 'Next: your Signals plan, $20 a month.'],
])('[E1] names the plan that comes after the sign-up: %s', async (query, text) => {
  open({ next: `/subscribe/checkout${query}` });
  expect(await screen.findByText(text)).toBeVisible();
});

it('[S20] registers an applicant as a member, without a choice, and returns to the application', async () => {
  const requests = mockEndpoint(usersContract.register, sessionRecord());
  open({ next: '/open-account/account-creation', as: 'investor' });
  expect(screen.getByText('Free to join. You return to your application next.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  for (const [label, value] of [
    ['First name', 'Ann'],
    ['Last name', 'Lee'],
    ['Email', 'ann@example.test'],
    ['Password', 'eight or more'],
  ] as const)
    await userEvent.type(screen.getByLabelText(label), value);
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(goneTo).toEqual(['/open-account/account-creation']));
  expect(requests).toHaveLength(1);
  expect(localStorage.getItem('welcome')).toBeNull();
});

const charts = 'Every stock and sector chart opens as soon as you join. Free, no credit card required.';
const free = 'Free to join. No credit card required.';

it.each([
  ['/stocks/AAPL', charts],
  ['/stock-insights-by-sector/gaming', charts],
  ['/compare?symbols=AAPL', charts],
  ['/stocks-to-watch', free],
  ['/blog', free],
])('says what opens to a visitor from %s', (from, text) => {
  open({ from });
  expect(screen.getByText(text)).toBeVisible();
});
