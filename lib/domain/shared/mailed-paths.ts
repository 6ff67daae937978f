import { under } from './paths';

/** Paths that only mails link to; the token is a secret. Separate from the others, so that pages do not load them. */
export const mailedPaths = {
  resetPassword: under('/reset-password'),
  investorResetPassword: under('/investor/reset-password'),
  /** The link that confirms an address; the token is a secret. */
  confirmEmail: under('/account/confirm-email'),
  /** The link that cancels a change of address; the token is a secret. */
  cancelEmail: under('/account/cancel-email'),
  /** The single signup's confirmation link: the token is a secret. */
  confirmSignup: under('/confirm-signup'),
  /** Links of newsletter mails; the token is not in the path, which analytics may see. */
  newsletterConfirm: '/newsletter/confirm',
  newsletterUnsubscribe: '/newsletter/unsubscribe',
  newsletterPreferences: '/newsletter/preferences',
} as const;
