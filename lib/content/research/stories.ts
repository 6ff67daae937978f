/** Starts the headline of each sample story, wherever it is copied to. */
export const samplePrefix = 'Sample story: ';

/** Copy of a news story in a list. */
export const storyCopy = {
  about: 'About',
  opens: '(opens the publisher’s site)',
} as const;
