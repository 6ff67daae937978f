import type { TradeVariant } from '@/lib/domain/signals/listing/trade-query';

/** Separate from the list's other names, because the first load of the record's page needs only these. */
export const variantNames = {
  record: 'Track record',
  live: 'Live signals',
} as const satisfies Record<TradeVariant, string>;

/** What "live" means for signals, everywhere on the site. */
export const liveSignals = 'Live signals are published in a hash chain before their results are known.';
