import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { InvestorResetPasswordPage, UserResetPasswordPage } from '@/components/accounts/sign-in/reset-password-page';
import { ResetPasswordForm } from '@/components/accounts/sign-in/reset-password-form';
import { SignUpPage } from '@/components/accounts/sign-in/sign-up-page';
import { EarningsCalculator } from '@/components/referrals/earnings-calculator';
import { signUpCopy } from '@/lib/content/accounts/sign-up-copy';
import { resetCopy } from '@/lib/content/accounts/reset-copy';
import { needsScripts } from '@/lib/content/accounts/form-notes';
import { earningsView } from '@/lib/content/referrals/earnings-view';
import { earningsStatistics } from '@/lib/domain/referrals/earnings';
import { TestRouter } from '@/tests/components/router';

const nothing = () => undefined;
const signUp = (
  <TestRouter>
    <SignUpPage />
  </TestRouter>
);
const reset = <ResetPasswordForm kind="user" token="a" onDone={nothing} onUsed={nothing} />;

function sendByServer(page: React.ReactElement) {
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(page);
  document.body.append(holder);
  return holder;
}

afterEach(() => document.body.replaceChildren());

describe('a form before hydration', () => {
  it.each([
    ['sign-up', signUp, signUpCopy.submit],
    ['reset', reset, resetCopy.submit],
  ])('[U6] cannot be submitted (%s) until it is hydrated', (_, page, label) => {
    const holder = sendByServer(page);
    expect(screen.getByRole('button', { name: label })).toBeDisabled();
    render(page, { container: holder, hydrate: true });
    expect(screen.getByRole('button', { name: label })).toBeEnabled();
  });
});

describe('input before hydration', () => {
  it('[U6] is used after hydration: the chosen kind of account', async () => {
    const page = signUp;
    const holder = sendByServer(page);
    const investor = screen.getByRole<HTMLInputElement>('radio', {
      name: new RegExp(`^${signUpCopy.kinds.investor.label}`),
    });
    investor.checked = true;
    render(page, { container: holder, hydrate: true });
    await act(() => Promise.resolve());
    expect(investor).toBeChecked();
  });

  it('[U6] is used after hydration: the numbers in the calculator', async () => {
    const page = <EarningsCalculator earnings={earningsView(earningsStatistics([], '2026-11-21'))} />;
    const holder = sendByServer(page);
    const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Their referrals' });
    field.value = '250';
    render(page, { container: holder, hydrate: true });
    await act(() => Promise.resolve());
    expect(field).toHaveValue('250');
    expect(await screen.findByText(/^250 × \$10/)).toBeVisible();
  });
});

describe('a form without scripts', () => {
  it.each([
    ['sign-up', SignUpPage],
    ['reset', UserResetPasswordPage],
    ['investor reset', InvestorResetPasswordPage],
  ])('[U2] is not shown (%s); a sentence says what it needs', (_, Page) => {
    const holder = sendByServer(
      <TestRouter>
        <Page />
      </TestRouter>,
    );
    expect(holder.querySelector('noscript')?.textContent).toContain(needsScripts);
    const shownWithoutScripts = holder.cloneNode(true) as HTMLElement;
    shownWithoutScripts.querySelector('[data-needs-scripts]')?.remove();
    expect(shownWithoutScripts.querySelectorAll('form, [aria-busy="true"]')).toHaveLength(0);
    expect(shownWithoutScripts.textContent).not.toContain(resetCopy.checking);
  });
});
