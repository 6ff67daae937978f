/** Paths below the track record. Separate from the others, so that the rest of the site does not load them. */
export const recordPaths = {
  /** Where readers recompute the signal ledger. */
  verify: '/verify',
  /** The record's statistics in detail. */
  performance: '/options-signals/performance',
  /** The record at a reader’s own stake, dates and costs. */
  whatIf: '/options-signals/what-if',
} as const;
