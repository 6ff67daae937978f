import { paths, under } from '@/lib/domain/shared/paths';

/** Paths that few pages link to, in a separate file so that the other pages do not load them. */
export const membershipPaths = {
  /** Our billing promises, with the tests that verify them. */
  billingPromises: '/subscribe/promises',
  invoice: under(`${paths.billing}/invoices`),
} as const;
