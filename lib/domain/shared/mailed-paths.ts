import { under } from './paths';

/** Paths that only mails link to, in a separate file so that pages do not load them. Their tokens are secret. */
export const mailedPaths = {
  resetPassword: under('/reset-password'),
  investorResetPassword: under('/investor/reset-password'),
  /** Confirms an email address. */
  confirmEmail: under('/account/confirm-email'),
  /** Cancels a change of email address. */
  cancelEmail: under('/account/cancel-email'),
  /** Confirms a single sign-up. */
  confirmSignup: under('/confirm-signup'),
  /** Links in newsletter mails. Their token is not part of the path, which analytics may record. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  newsletterPreferences: '/newsletter/preferences',
} as const;
