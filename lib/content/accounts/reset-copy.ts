import { productName } from '@/lib/content/shared/product';

export const resetCopy = {
  title: 'Choose a new password',
  description: `Set a new password for your account at ${productName}.`,
  checking: 'Checking your link',
  password: 'New password',
  submit: 'Save password',
  busy: 'Saving your password',
  usedTitle: 'This link no longer works',
  askAgain: 'Send a new link',
  unreachableTitle: 'We couldn’t check your link',
  unreachableLine: 'Your link may still work. Try again in a moment.',
  doneTitle: 'Password changed',
  doneLine: 'All devices are signed out. Log in with your new password.',
  login: 'Log in',
} as const;
