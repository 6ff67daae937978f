/** Words of what is stored about a browser. They come with the list. */
export const ownDataWords = {
  noneTitle: 'Nothing is stored',
  none: 'No visit was counted under this browser’s number, or everything was deleted.',
  identifiers: 'This browser’s numbers',
  noIdentifier: 'none',
  visits: 'Counted visits',
  visitsCaption: (shown: number, total: number) =>
    total === 1
      ? 'One event'
      : shown === total
        ? `${total} events, the newest first`
        : `The newest ${shown} of ${total} events`,
  names: {
    arrival: 'Came to the site',
    page_view: 'Opened a page',
    logout_click: 'Signed out',
    sign_up: 'Opened an account',
    lead: 'Sent a form',
    trial: 'Began a test drive',
    paid: 'Paid',
    cancel: 'Cancelled a plan',
    un_cancel: 'Took a cancellation back',
    end: 'A plan ended',
    comparison: 'Was shown one of two versions of a page',
  } as Readonly<Record<string, string>>,
  touches: 'How you came before you opened your account',
  places: { first: 'The first time', last: 'The latest time' },
  deleteTitle: 'Delete it',
  deleteText:
    'Deletes every visit above, and how you came, from our database, at once and for good, and this browser’s numbers with it. Your account and your lists stay, and so does who sent you, because a commission may hang on that.',
  deleteButton: 'Delete what lies under this browser’s numbers',
  deleting: 'Deleting',
  research: {
    title: 'What your account keeps for your research',
    none: 'No watchlist, no alert, no vote for a stock and no search.',
    caption: 'Your searches, watchlists, alerts and votes',
    kinds: { search: 'Search', watchlist: 'Watchlist', alert: 'Alert', vote: 'Vote for a stock' },
    emptyList: 'no stock',
    save: 'Save it as a file',
    file: 'my-research.json',
    deleteTitle: 'Delete your lists',
    deleteText:
      'Deletes your watchlists, alerts, votes and searches from our database, at once and for good, on every device. Your account stays.',
    deleteButton: 'Delete my lists, alerts, votes and searches',
  },
  elsewhere: {
    title: 'What is not on this page',
    text: 'Your account, phone numbers and mail addresses that you left, forms and the newsletter. A browser does not prove that they are yours, so you ask for them, or for their deletion, from the address itself.',
    link: 'What is kept, and for how long',
  },
} as const;
