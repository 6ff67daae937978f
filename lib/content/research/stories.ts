/** Copy of a news story in a list. */
export const storyCopy = {
  about: 'About',
  opens: '(opens the publisher’s site)',
} as const;
