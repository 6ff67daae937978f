/** Paths that few pages link to. Separate from the others, so that the rest of the site does not load them. */
export const visitPaths = {
  /** What is stored about this browser. */
  myData: '/privacy/my-data',
} as const;
