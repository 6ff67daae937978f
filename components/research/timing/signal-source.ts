import type { ComponentType } from 'react';
import type { SignalLine } from '@/lib/content/research/signal-line';

/** What a list of signals is about. */
export type Scope = 'sector' | 'stock';

/** Where further pages of a list come from, and the day they are formatted for. */
export type SignalSource = {
  scope: Scope;
  /** A single sector; otherwise all of them. */
  slug: string | undefined;
  today: string;
};

/** A list of signals that is shown step by step. */
export type LongTableProps = {
  lines: readonly SignalLine[];
  /** Including those of further pages. */
  total: number;
  caption: (shown: number) => string;
  /** Continues the list; null if it is complete. */
  cursor?: string | null;
  source: SignalSource;
};

/** Loads the table with all pages of a list. */
export type LoadWholeTable = () => Promise<ComponentType<LongTableProps>>;
