/** Paths that few pages link to, in a separate file so that the other pages do not load them. */
export const visitPaths = {
  /** The page with the data stored about this browser. */
  myData: '/privacy/my-data',
} as const;
