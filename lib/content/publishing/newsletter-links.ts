import type { MailList, Pace } from '@/lib/domain/publishing/newsletter';
import { paths } from '@/lib/domain/shared/paths';

/** Copy of the two pages that newsletter emails link to. One link unsubscribes from both lists. */
export const newsletterLinkCopy = {
  confirm: {
    title: 'Confirm your email',
    description: 'Confirm your email subscription.',
    text: 'Confirm to start receiving the emails you signed up for.',
    submit: 'Confirm',
    doneTitle: 'You’re subscribed',
    badTitle: 'This link didn’t work',
    on: 'Go to home page',
    remedy: { label: 'Subscribe again', href: paths.form('newsletter') },
  },
  unsubscribe: {
    title: 'Unsubscribe from our emails',
    description: 'Unsubscribe with one click. No login needed.',
    text: 'Stop the newsletter and the weekly report to this email address. No login needed.',
    submit: 'Unsubscribe',
    doneTitle: 'You’re unsubscribed',
    badTitle: 'This link didn’t work',
    on: 'Go to home page',
    remedy: { label: 'Contact us', href: paths.contact },
  },
} as const;

/** Copy of the page where a subscriber chooses lists, topics and frequency. */
export const preferencesCopy = {
  title: 'Email preferences',
  description: 'Choose the newsletter, its topics and frequency, and the weekly report. No login needed.',
  text: 'These settings apply to the email address that received this link.',
  choiceTitle: 'Preferences',
  lists: 'Emails',
  listCopy: {
    newsletter: { label: 'Newsletter', note: 'New posts on the topics below.' },
    'weekly-report': {
      label: 'Weekly report',
      note: 'Each signed report with its figures and hashes, and corrections to it.',
    },
  } satisfies Record<MailList, { label: string; note: string }>,
  subjects: 'Newsletter topics',
  subjectsHint: 'You’ll get posts that match at least one topic.',
  pace: 'Newsletter frequency',
  paces: {
    every: { label: 'Every issue', note: 'As soon as it’s published.' },
    weekly: { label: 'At most weekly', note: 'Other posts stay on the blog.' },
    monthly: { label: 'At most monthly', note: 'At least a month between emails.' },
  } satisfies Record<Pace, { label: string; note: string }>,
  submit: 'Save preferences',
  endTitle: 'Unsubscribe',
  endText: 'Stop the newsletter and the weekly report to this address.',
} as const;
