import { newsletterConsent } from '@/lib/content/visits/consent-texts';

/** The one-line newsletter form in the footer of every page. */
export const newsletterLine = {
  label: 'Get the newsletter by email',
  submit: 'Subscribe',
  promise: newsletterConsent,
} as const;
