import type { MailList } from '@/lib/domain/publishing/newsletter';

/** The names of the lists, as used in sentences. */
export const listNames: Record<MailList, string> = { newsletter: 'newsletter', 'weekly-report': 'weekly report' };
