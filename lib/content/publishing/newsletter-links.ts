import type { Pace } from '@/lib/domain/publishing/newsletter';

/** Words of the two pages behind the links of the newsletter's mails. */
export const newsletterLinkWords = {
  confirm: {
    title: 'Confirm your address',
    description: 'Confirm that you asked for the newsletter.',
    text: 'Press the button and the newsletter comes to the address that you had this link sent to.',
    submit: 'Confirm my address',
    doneTitle: 'You are on the list',
    badTitle: 'This link did not work',
    on: 'Go to the home page',
    again: 'Subscribe anew',
  },
  unsubscribe: {
    title: 'Unsubscribe from the newsletter',
    description: 'End the newsletter with one press, without signing in.',
    text: 'Press the button and no newsletter comes to your address any more. You need no account for it.',
    submit: 'Unsubscribe',
    doneTitle: 'You are unsubscribed',
    badTitle: 'This link did not work',
    on: 'Go to the home page',
    again: 'To the newsletter form',
  },
} as const;

/** Words of the page where a reader chooses what comes, and how often. */
export const preferencesWords = {
  title: 'What the newsletter brings you',
  description: 'Choose the subjects of the newsletter and how often it comes, without signing in.',
  text: 'This is about the address that the mail with this link went to. You need no account for it.',
  choiceTitle: 'Your choice',
  subjects: 'Subjects',
  subjectsHint: 'A post in several of them comes as long as you want one of them.',
  pace: 'How often',
  paces: {
    every: { label: 'Every issue', note: 'We write when there is something to report.' },
    weekly: { label: 'Once a week at most', note: 'What comes out in between is on the blog, not in a later mail.' },
    monthly: { label: 'Once a month at most', note: 'The same, with a month between two mails.' },
  } satisfies Record<Pace, { label: string; note: string }>,
  submit: 'Keep this choice',
  endTitle: 'Or none of it',
  endText: 'One press, and nothing comes to this address any more.',
} as const;
