/**
 * Copy of the consent banner and the cookie settings. Accepting and declining take one press each, on buttons of the
 * same size.
 */
export const consentCopy = {
  label: 'Cookie consent',
  question:
    'May we recognize this browser to count visits and see who referred you? The site works the same if you decline.',
  more: 'Cookie policy',
  yes: 'Accept',
  no: 'Decline',
  title: 'Cookie settings',
  stored: 'View and delete data about this browser',
  states: {
    signal: 'Your browser asks sites not to track you, so we don’t.',
    yes: 'You accepted. We recognize this browser when you return.',
    no: 'You declined. We store nothing that recognizes this browser.',
    'not-asked':
      'We recognize this browser when you return. Your time zone doesn’t require us to ask first, but you can decline.',
    due: 'You haven’t chosen yet. Until you do, we store nothing that recognizes this browser.',
  },
} as const;
