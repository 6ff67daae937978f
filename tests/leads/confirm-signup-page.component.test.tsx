import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ConfirmSignupPage } from '@/components/leads/confirm-signup-page';
import { TestRouter } from '@/tests/components/router';

const show = (isSpent: boolean, message: string) =>
  render(
    <TestRouter pathname="/confirm-signup/[token]">
      <ConfirmSignupPage state="failed" message={message} isSpent={isSpent} />
    </TestRouter>,
  );

it('[S15] [U4] a used or expired link says so, and offers a new link or the login', () => {
  show(true, 'This link has expired or was already used.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('This link no longer works');
  expect(screen.getByRole('alert')).toHaveTextContent('This link has expired or was already used.');
  expect(screen.getByRole('link', { name: 'Get a new link' })).toHaveAttribute('href', '/forms/single-signup');
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
});

it('[U4] another failure does not blame the link', () => {
  show(false, 'Try again in a moment.');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('We couldn’t confirm your sign-up');
});
