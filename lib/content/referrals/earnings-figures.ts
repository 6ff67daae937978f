export type EarningsSum = {
  lines: readonly { label: string; sum: string; result: string }[];
  total: { label: string; result: string };
  /** The distance to the next tier by degree; empty at the top. */
  next: readonly string[];
};

/** Actual ambassador earnings, shown with the calculator. */
export type EarningsView = {
  title: string;
  /** None while no ambassador was paid. */
  figures: readonly { label: string; value: string }[];
  /** How to read the figures. */
  reading: string;
  /** Shown with every estimate, so that no projection appears alone. */
  beside: string;
  /** What the calculator shows before anything is typed. */
  example: { label: string; first: string; second: string } & Pick<EarningsSum, 'lines' | 'total'>;
};
