import { mailLists, type MailList } from '@/lib/domain/publishing/newsletter';
import type { MailName } from '@/lib/server/app/mail/payload';
import type { SubscriberState } from '@/lib/server/platform/db/schema/leads';

type Lists = { issues: boolean; weeklyReport: boolean };

/** The email template of each list. */
export const mailOfList = {
  newsletter: 'newsletter-issue',
  'weekly-report': 'weekly-report',
} as const satisfies Record<MailList, MailName>;

/** The templates of both lists; unsent emails are deleted when a reader unsubscribes. */
export const listMails = mailLists.map((list) => mailOfList[list]);

/** Whether a subscriber has confirmed their address and has a list. */
export const hasList = (subscriber: Lists & { state: SubscriberState }, list: MailList) =>
  subscriber.state === 'subscribed' && listsOf(subscriber).includes(list);

export const listsOf = ({ issues, weeklyReport }: Lists): MailList[] => [
  ...(issues ? (['newsletter'] as const) : []),
  ...(weeklyReport ? (['weekly-report'] as const) : []),
];
