/** Pages of an ambassador's earnings. Separate from the other paths, so that the site does not load them. */
export const referralPaths = {
  overview: '/account/referrals',
  sales: '/account/referrals/sales',
  payouts: '/account/referrals/payouts',
} as const;
