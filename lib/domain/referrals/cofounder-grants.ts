/** What section 1 promises cofounders and early investors besides the discount, which is a coupon of the plan. */
export const grantKinds = ['profit-share', 'exit-bonus', 'first-look'] as const;
export type GrantKind = (typeof grantKinds)[number];

/** The promises as text. None states an amount. */
export const grantPromises: Record<GrantKind, string> = {
  'profit-share': '1.5× profit share for referrals',
  'exit-bonus': '1.5× exit bonus',
  'first-look': 'First look at each equity crowdfunding round',
};
