import { under } from '@/lib/domain/shared/paths';

/** Paths that few pages link to. Separate from the others, so that the rest of the site does not load them. */
export const brokeragePaths = {
  openAccountStep: under('/open-account'),
  openAccountStatus: '/open-account/status',
  transfers: '/account/transfers',
  /** The redirect target of Tradier's login page, and the page that simulates Tradier in a demo. */
  tradierReturn: '/account/tradier-return',
  tradierSample: '/account/tradier-sample',
  /** Agreements that applicants sign, public to read and print. */
  agreement: under('/agreements'),
} as const;
