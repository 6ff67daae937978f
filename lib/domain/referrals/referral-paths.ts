/** Paths of an ambassador's earnings, in a separate file so that the other pages do not load them. */
export const referralPaths = {
  overview: '/account/referrals',
  sales: '/account/referrals/sales',
  payouts: '/account/referrals/payouts',
} as const;
