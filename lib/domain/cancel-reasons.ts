/** Why somebody cancels, as they may say afterwards; nobody has to. */
export const cancelReasons = ['too_expensive', 'unused', 'missing_features', 'record', 'too_complex', 'other'] as const;
export type CancelReason = (typeof cancelReasons)[number];
