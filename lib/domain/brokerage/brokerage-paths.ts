import { under } from '@/lib/domain/shared/paths';

/** Paths that few pages link to, in a separate file so that the other pages do not load them. */
export const brokeragePaths = {
  openAccountStep: under('/open-account'),
  openAccountStatus: '/open-account/status',
  transfers: '/account/transfers',
  /** The page that Tradier's login redirects to, and the page that simulates Tradier in demo mode. */
  tradierReturn: '/account/tradier-return',
  tradierSample: '/account/tradier-sample',
  /** Agreements that applicants sign; public, for reading and printing. */
  agreement: under('/agreements'),
} as const;
