/** Words of the page on which somebody sees what is stored about their browser. */
export const myDataWords = {
  title: 'What is stored about this browser',
  description: 'Every visit that was counted under this browser’s number, and a button that deletes it for good.',
  lead: 'Visits are counted under a random number that only this browser holds. This page shows what lies under it, and how you came when you opened your account.',
  needsScripts: 'Only a script can read your browser’s number, so this page needs scripts to show anything.',
  loading: 'Looking up what is stored',
  failed: 'We could not look that up',
  failedText: 'Nothing was changed. Check your connection and try again.',
  noneTitle: 'Nothing is stored',
  none: 'No visit was counted under this browser’s number, or everything was deleted.',
  identifiers: 'This browser’s numbers',
  noIdentifier: 'none',
  visits: 'Counted visits',
  visitsCaption: (shown: number, total: number) =>
    shown === total ? `${total} events, the newest first` : `The newest ${shown} of ${total} events`,
  names: {
    arrival: 'Came to the site',
    page_view: 'Opened a page',
    logout_click: 'Signed out',
    sign_up: 'Opened an account',
    lead: 'Sent a form',
    comparison: 'Was shown one of two versions of a page',
  } as Readonly<Record<string, string>>,
  elsewhere: {
    title: 'What is not on this page',
    text: 'Your account, phone numbers and mail addresses that you left, forms and the newsletter. A browser does not prove that they are yours, so you ask for them, or for their deletion, from the address itself. ',
    link: 'What is kept, and for how long',
  },
  touches: 'How you came before you opened your account',
  places: { first: 'The first time', last: 'The latest time' },
  deleteTitle: 'Delete it',
  deleteText:
    'Deletes every line above from our database, at once and for good, and this browser’s numbers with it. Your account stays, and so does who sent you, because a commission may hang on that.',
  deleteButton: 'Delete everything listed here',
  deleting: 'Deleting',
  deleted: (count: number) => (count === 1 ? 'One entry was deleted.' : `${count} entries were deleted.`),
} as const;
