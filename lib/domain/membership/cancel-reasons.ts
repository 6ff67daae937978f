/** Optional reasons for a cancellation. */
export const cancelReasons = ['too_expensive', 'unused', 'missing_features', 'record', 'too_complex', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];
