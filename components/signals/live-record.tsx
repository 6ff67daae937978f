import type { ReactNode } from 'react';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { tradesContract, type TradeRecord } from '@/lib/contracts/signals/trades';

export type Live = { data: TradeRecord | undefined; failure: string; retry: () => void };

const tradesClient = () => createClient(tradesContract, browserHttp());

/** Loads the live variant of the record, for visitors too, and lets the table show it. */
export function LiveRecord({ children }: { children: (live: Live) => ReactNode }) {
  return children(
    useMemberData('live-trades', tradesClient, (calls) => calls.list({ query: { variant: 'live' } }), {
      forVisitors: true,
    }),
  );
}
