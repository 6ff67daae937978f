import type { Trade } from './trades';

/** All public trades of a variant, oldest first, for statistics over the whole record. */
export type AllTrades = {
  trades: readonly Trade[];
  /** `note` is a disclosure that must accompany these trades. */
  meta: { source: string; asOf: string; isSample: boolean; note?: string | undefined };
};
