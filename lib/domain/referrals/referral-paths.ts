/** The pages of an ambassador's earnings. Apart from the other paths, so that the rest of the site does not load them. */
export const referralPaths = {
  overview: '/account/referrals',
  sales: '/account/referrals/sales',
  payouts: '/account/referrals/payouts',
} as const;
