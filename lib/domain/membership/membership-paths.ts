import { paths, under } from '@/lib/domain/shared/paths';

/** Paths that few pages link to. Separate from the others, so that the rest of the site does not load them. */
export const membershipPaths = {
  /** Our promises about payments, with the tests that prove them. */
  billingPromises: '/subscribe/promises',
  invoice: under(`${paths.billing}/invoices`),
} as const;
