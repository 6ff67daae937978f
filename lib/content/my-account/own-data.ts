/** Copy of the list of stored data, loaded with that list. */
export const ownDataCopy = {
  noneTitle: 'No data stored',
  none: 'There are no visits under this browser’s ID, or they were deleted.',
  identifiers: 'Browser IDs',
  ids: { uniqueId: 'Visitor ID (uniqueId)', sessionId: 'Session ID (sessionId)' },
  noIdentifier: 'none',
  visits: 'Visit history',
  visitsCaption: (shown: number, total: number) =>
    total === 1 ? '1 event' : shown === total ? `${total} events, newest first` : `Latest ${shown} of ${total} events`,
  names: {
    arrival: 'Visited the site',
    page_view: 'Viewed a page',
    logout_click: 'Signed out',
    sign_up: 'Signed up',
    lead: 'Submitted a form',
    trial: 'Started a test drive',
    paid: 'Paid',
    cancel: 'Canceled a plan',
    un_cancel: 'Resumed a plan',
    end: 'Plan ended',
    comparison: 'Saw one version of an A/B test',
  } as Readonly<Record<string, string>>,
  touches: 'How you found us before signing up',
  places: { first: 'First visit', last: 'Latest visit' },
  deleteTitle: 'Delete visit data',
  deleteText:
    'Permanently deletes these visits, how you found us and this browser’s IDs. Your account, lists and referrer are kept, because a commission may depend on the referrer.',
  deleteButton: 'Delete visit data',
  deleting: 'Deleting',
  research: {
    title: 'Saved research',
    none: 'No watchlists, alerts, votes, searches or saved screens.',
    caption: 'Your searches, watchlists, alerts, votes and saved screens',
    kinds: { search: 'Search', watchlist: 'Watchlist', alert: 'Alert', vote: 'Stock vote', screen: 'Saved screen' },
    emptyList: 'no stocks',
    save: 'Download',
    file: 'my-research.json',
    deleteTitle: 'Delete saved research',
    deleteText:
      'Permanently deletes your watchlists, alerts, votes, searches and saved screens on every device. Your account is kept.',
    deleteButton: 'Delete saved research',
  },
  elsewhere: {
    title: 'Other data',
    text: 'Your account, phone numbers, email addresses, forms and newsletter data aren’t shown here. To request or delete them, write to us from that email address or number.',
    link: 'What we store and for how long',
  },
} as const;
