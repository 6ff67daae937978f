/** What one subscription can bring: issues of the newsletter, signed weekly reports, or both. */
export const mailLists = ['newsletter', 'weekly-report'] as const;
export type MailList = (typeof mailLists)[number];

/** Maximum frequency of the newsletter. */
export const paces = ['every', 'weekly', 'monthly'] as const;
export type Pace = (typeof paces)[number];

/**
 * Minimum hours between two mails, half a day less than nominal: an issue may be sent earlier in the day than the last.
 */
export const paceHours: Record<Pace, number> = { every: 0, weekly: 7 * 24 - 12, monthly: 28 * 24 - 12 };
