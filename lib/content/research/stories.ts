/** Copy of a news story in a list. */
export const storyWords = {
  about: 'About',
  opens: '(opens the publisher’s site)',
  sample: 'Sample headline',
} as const;
