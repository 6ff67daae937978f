/** Paths of the track record's subpages, in a separate file so that the other pages do not load them. */
export const recordPaths = {
  /** The page on which readers verify the signal ledger. */
  verify: '/verify',
  /** Detailed statistics of the record. */
  performance: '/options-signals/performance',
  /** The record with the reader's own stake, dates and costs. */
  whatIf: '/options-signals/what-if',
} as const;
