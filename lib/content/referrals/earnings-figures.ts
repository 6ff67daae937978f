export type EarningsSum = {
  lines: readonly { label: string; sum: string; result: string }[];
  total: { label: string; result: string };
  /** How far the next tier is, by degree; empty at the top. */
  next: readonly string[];
};

/** Actual earnings of ambassadors, shown with the calculator. */
export type EarningsView = {
  title: string;
  /** Empty while no ambassador has been paid. */
  figures: readonly { label: string; value: string }[];
  /** Explains how to read the figures. */
  reading: string;
  /** Shown with every estimate, so that no projection appears without actual results. */
  beside: string;
  /** The example that the calculator shows before anything is typed. */
  example: { label: string; first: string; second: string } & Pick<EarningsSum, 'lines' | 'total'>;
};
