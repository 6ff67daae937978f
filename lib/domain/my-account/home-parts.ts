/** Parts of a member's home page that are read independently. */
export const homeParts = ['watchlists', 'signals', 'posts', 'plan', 'application', 'referrals'] as const;
export type HomePart = (typeof homeParts)[number];
