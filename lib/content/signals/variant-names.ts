import type { TradeVariant } from '@/lib/domain/signals/listing/trade-query';

/** Apart from the other names of the list: the first load of the record's page needs only these. */
export const variantNames = {
  record: 'Track record',
  live: 'Live signals',
} as const satisfies Record<TradeVariant, string>;
