import type { ComponentType } from 'react';
import type { SignalLine } from '@/lib/content/research/signal-line';

/** Whether a list's signals are about sectors or stocks. */
export type Scope = 'sector' | 'stock';

/** What further pages of a list are fetched for, and the current date for formatting. */
export type SignalSource = {
  scope: Scope;
  /** The sector's slug; undefined for all sectors. */
  slug: string | undefined;
  today: string;
};

/** The props of a signal table that loads further pages on demand. */
export type LongTableProps = {
  lines: readonly SignalLine[];
  /** The number of signals, including those on further pages. */
  total: number;
  caption: (shown: number) => string;
  /** The cursor of the next page; null if the list is complete. */
  cursor?: string | null;
  source: SignalSource;
};

/** Loads the component that shows all pages of a list. */
export type LoadWholeTable = () => Promise<ComponentType<LongTableProps>>;
