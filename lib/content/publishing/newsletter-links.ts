import type { Pace } from '@/lib/domain/publishing/newsletter';

/** Copy of the two pages that newsletter emails link to. */
export const newsletterLinkCopy = {
  confirm: {
    title: 'Confirm your email',
    description: 'Confirm your newsletter subscription.',
    text: 'Confirm to start receiving our newsletter.',
    submit: 'Confirm',
    doneTitle: 'You’re subscribed',
    badTitle: 'This link didn’t work',
    on: 'Go to home page',
    again: 'Subscribe again',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    description: 'Unsubscribe with one click. No login needed.',
    text: 'You won’t receive the newsletter anymore. No login needed.',
    submit: 'Unsubscribe',
    doneTitle: 'You’re unsubscribed',
    badTitle: 'This link didn’t work',
    on: 'Go to home page',
    again: 'Subscribe again',
  },
} as const;

/** Copy of the page where a reader chooses newsletter topics and frequency. */
export const preferencesCopy = {
  title: 'Newsletter preferences',
  description: 'Choose newsletter topics and frequency. No login needed.',
  text: 'These settings apply to the email address that received this link.',
  choiceTitle: 'Preferences',
  subjects: 'Topics',
  subjectsHint: 'You’ll get posts that match at least one topic.',
  pace: 'Frequency',
  paces: {
    every: { label: 'Every issue', note: 'As soon as it’s published.' },
    weekly: { label: 'At most weekly', note: 'Other posts stay on the blog.' },
    monthly: { label: 'At most monthly', note: 'At least a month between emails.' },
  } satisfies Record<Pace, { label: string; note: string }>,
  submit: 'Save preferences',
  endTitle: 'Unsubscribe',
  endText: 'Stop all newsletter emails to this address.',
} as const;
