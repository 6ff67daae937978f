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
