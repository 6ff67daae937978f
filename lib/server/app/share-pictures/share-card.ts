/** The contents of a share picture: a title, one figure and a curve, for example of the record or a price. */
export type ShareCard = {
  brand: string;
  title: string;
  figure: { value: string; label: string } | null;
  balances: readonly number[];
  isSample: boolean;
  /** A disclosure that must appear with the figure. */
  note?: string;
};
