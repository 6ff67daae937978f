/** How often somebody wants the newsletter at most. */
export const paces = ['every', 'weekly', 'monthly'] as const;
export type Pace = (typeof paces)[number];

/** Hours that lie between two mails at least, half a day less than it says: an issue may go out earlier than the last. */
export const paceHours: Record<Pace, number> = { every: 0, weekly: 7 * 24 - 12, monthly: 28 * 24 - 12 };
