import { recordPaths } from '@/lib/domain/signals/record-paths';
import { performanceQuery } from '@/lib/domain/signals/statistics/performance-view';

/** Copy of the key figures of live signals. */
export const liveFiguresCopy = {
  title: 'Live performance',
  more: {
    label: 'View live statistics',
    href: recordPaths.performance + performanceQuery({ variant: 'live', price: 'bid' }),
  },
  verify: { label: 'Verify the live ledger', href: recordPaths.verify },
};
