/** Kinds of emails about payments. */
export const billingKinds = [
  'trial-begun',
  'trial-ending',
  'after-gift-begun',
  'after-gift-ending',
  'paid',
  'payment-not-made',
  'payment-failed',
  'payment-reminder',
  'payment-last-reminder',
  'payment-recovered',
  'cancelled',
  'restored',
  'ended',
  'card-expiring',
  'refunded',
  'refund-failed',
  'grant-ended',
] as const;
export type BillingKind = (typeof billingKinds)[number];
