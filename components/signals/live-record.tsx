import type { ReactNode } from 'react';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { tradesContract, type TradeRecord } from '@/lib/contracts/signals/trades';
import { LiveFigures } from './live-figures';
import { OpenSignals } from './open-signals';
import { useLiveTrades } from './use-live-trades';

export type Live = { data: TradeRecord | undefined; failure: string; retry: () => void };

const tradesClient = () => createClient(tradesContract, browserHttp());

/** Loads the live variant of the record, for visitors too, and a member's open signals, for the table. */
export function LiveRecord({ children }: { children: (live: Live) => ReactNode }) {
  const { data, failure, retry } = useLiveTrades();
  const open = useMemberData('open-trades', tradesClient, (calls) => calls.open(), { refreshesOnReturn: true });
  // Oldest first, as in the record. A newly published signal may be in both.
  const known = new Set(data?.items.map(({ id }) => id));
  const openSignals = (open.data?.items ?? []).filter(({ id }) => !known.has(id)).toReversed();
  return (
    <>
      {data ? <LiveFigures record={data} /> : null}
      {data ? <OpenSignals sealed={data.sealed} own={open.data} failure={open.failure} retry={open.retry} /> : null}
      {children({
        data: data && {
          ...data,
          items: [...data.items.toReversed(), ...openSignals],
          total: data.total + openSignals.length,
        },
        failure,
        retry,
      })}
    </>
  );
}
