/** Words of what is stored about a browser. They come with the list. */
export const ownDataWords = {
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
  touches: 'How you came before you opened your account',
  places: { first: 'The first time', last: 'The latest time' },
  deleteTitle: 'Delete it',
  deleteText:
    'Deletes every line above from our database, at once and for good, and this browser’s numbers with it. Your account stays, and so does who sent you, because a commission may hang on that.',
  deleteButton: 'Delete everything listed here',
  deleting: 'Deleting',
  elsewhere: {
    title: 'What is not on this page',
    text: 'Your account, phone numbers and mail addresses that you left, forms and the newsletter. A browser does not prove that they are yours, so you ask for them, or for their deletion, from the address itself.',
    link: 'What is kept, and for how long',
  },
} as const;
