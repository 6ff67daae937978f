import { z } from 'zod';
import { reportRevision } from '@/lib/contracts/investing/weekly-reports';
import { mailLists } from '@/lib/domain/publishing/newsletter';

// Defaults to the newsletter for mails queued by a version that did not name the list.
const list = z.enum(mailLists).default('newsletter');

/** The data of mails to subscribers of the newsletter or the weekly report. */
export const listMailData = {
  'newsletter-confirm': z.object({ link: z.url(), unsubscribeLink: z.url(), days: z.number().int().positive(), list }),
  'newsletter-confirmed': z.object({ unsubscribeLink: z.url(), list }),
  'newsletter-issue': z.object({
    subject: z.string().max(200),
    intro: z.string(),
    posts: z.array(
      z.object({
        title: z.string(),
        author: z.string(),
        audience: z.string(),
        html: z.string(),
        isOpen: z.boolean(),
        link: z.url(),
      }),
    ),
    unsubscribeLink: z.url(),
  }),
  /** A signed weekly report, or a correction of one. */
  'weekly-report': z.object({
    week: z.iso.date(),
    report: reportRevision,
    isSample: z.boolean(),
    link: z.url(),
    unsubscribeLink: z.url(),
  }),
};
