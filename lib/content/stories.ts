/** Words around a story, wherever one is listed. */
export const storyWords = {
  about: 'About',
  opens: '(opens the publisher’s site)',
  sample: 'Sample story: nobody wrote the article, so there is nothing to open.',
} as const;
