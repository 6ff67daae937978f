/** Names of operator alerts. Their texts are in lib/content/platform/operator-alerts.ts. */
export const alertNames = [
  'message-budget-low',
  'message-budget-spent',
  'message-limit',
  'messaging-settings',
  'messaging-queue-full',
  'market-key',
  'mail-sign-in',
  'payout-partly-reversed',
] as const;
export type AlertName = (typeof alertNames)[number];
