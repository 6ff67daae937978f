/** Kinds of emails about a transfer. */
export const transferMailKinds = [
  'deposit-started',
  'deposit-completed',
  'deposit-returned',
  'deposit-failed',
  'deposit-canceled',
  'withdrawal-started',
  'withdrawal-completed',
  'withdrawal-returned',
  'withdrawal-failed',
  'withdrawal-canceled',
] as const;
export type TransferMailKind = (typeof transferMailKinds)[number];
