/** The contents of a share picture: a title, one figure and a curve (of the record or a sector's index). */
export type ShareCard = {
  brand: string;
  title: string;
  figure: { value: string; label: string } | null;
  balances: readonly number[];
  isSample: boolean;
  /** A disclosure that must accompany the figure. */
  note?: string;
};
