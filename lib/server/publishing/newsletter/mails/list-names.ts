import type { MailList } from '@/lib/domain/publishing/newsletter';

/** What a list is called in a sentence. */
export const listNames: Record<MailList, string> = { newsletter: 'newsletter', 'weekly-report': 'weekly report' };
