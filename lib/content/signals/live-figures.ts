import { recordPaths } from '@/lib/domain/signals/record-paths';
import { performanceQuery } from '@/lib/domain/signals/statistics/performance-view';

/** Copy of the key figures of live signals. */
export const liveFiguresCopy = {
  title: 'Live performance',
  /** Labels of each list, with the noun for an item. */
  closed: 'Closed signals',
  closedNoun: 'closed signal',
  all: 'All live signals',
  allNoun: 'signal',
  openLast: 'Open signals are last in every order.',
  noneListed: 'No live signal has closed yet.',
  failed: 'Live signals didn’t load',
  curve: { title: 'Live signals', noun: 'live signals' },
  curveFailed: 'The live figures didn’t load. Try again below.',
  noneClosed: 'No live signal has closed yet. Results appear here when the first one does.',
  noCurve: 'There are more live signals than this chart can show. View the live statistics instead.',
  none: 'No live signals yet. The first one appears here on the day it is issued.',
  more: {
    label: 'View live statistics',
    href: recordPaths.performance + performanceQuery({ variant: 'live' }),
  },
  verify: { label: 'Verify the live ledger', href: recordPaths.verify },
};
