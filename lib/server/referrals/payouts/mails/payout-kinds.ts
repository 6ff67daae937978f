/** Kinds of emails about an ambassador's payouts. */
export const payoutMailKinds = ['details-changed', 'requested', 'paid', 'failed', 'returned'] as const;
export type PayoutMailKind = (typeof payoutMailKinds)[number];
