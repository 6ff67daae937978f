/** Mailing lists that a subscription can include: newsletter issues, signed weekly reports, or both. */
export const mailLists = ['newsletter', 'weekly-report'] as const;
export type MailList = (typeof mailLists)[number];

/** Maximum frequency of the newsletter. */
export const paces = ['every', 'weekly', 'monthly'] as const;
export type Pace = (typeof paces)[number];

/**
 * Minimum hours between two mails. Half a day less than nominal, because an issue may be sent earlier in the day than
 * the previous one.
 */
export const paceHours: Record<Pace, number> = { every: 0, weekly: 7 * 24 - 12, monthly: 28 * 24 - 12 };
