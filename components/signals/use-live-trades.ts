import { useMemberData } from '@/lib/client/data/use-member-data';
import { tradesClient } from './trades-client';

/** Fetches the live signals, newest first, for visitors as well. */
export const useLiveTrades = () =>
  useMemberData(
    'live-trades',
    tradesClient,
    (calls) => calls.list({ query: { variant: 'live', sort: 'number', dir: 'desc' } }),
    { forVisitors: true },
  );
