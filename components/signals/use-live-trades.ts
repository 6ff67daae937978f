import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { tradesContract } from '@/lib/contracts/signals/trades';

const tradesClient = () => createClient(tradesContract, browserHttp());

/** The live signals, newest first, for visitors too. */
export const useLiveTrades = () =>
  useMemberData(
    'live-trades',
    tradesClient,
    (calls) => calls.list({ query: { variant: 'live', sort: 'number', dir: 'desc' } }),
    { forVisitors: true },
  );
