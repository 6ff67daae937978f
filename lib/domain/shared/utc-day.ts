import type { DateOnly } from './dates';

/** The date of a moment in UTC: '2026-11-28'. */
export const utcDay = (moment: Date): DateOnly => moment.toISOString().slice(0, 10);
