import type { ReactNode } from 'react';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { liveFiguresCopy as copy } from '@/lib/content/signals/live-figures';
import { tradesContract, type TradeRecord } from '@/lib/contracts/signals/trades';
import { LiveFigures } from './live-figures';
import styles from './live-figures.module.css';
import { OpenSignals } from './open-signals';
import { useLiveTrades } from './use-live-trades';

export type Live = {
  data: TradeRecord | undefined;
  failure: string;
  retry: () => void;
  /** One of what is listed: only some readers have open signals in the list. */
  noun?: string;
};

const tradesClient = () => createClient(tradesContract, browserHttp());

/** Loads the live variant of the record, for visitors too, and a member's open signals, for the table. */
export function LiveRecord({ children }: { children: (live: Live) => ReactNode }) {
  const { data, failure, retry } = useLiveTrades();
  const open = useMemberData('open-trades', tradesClient, (calls) => calls.open(), { refreshesOnReturn: true });
  // Oldest first, as in the record. A newly published signal may be in both.
  const known = new Set(data?.items.map(({ id }) => id));
  const openSignals = (open.data?.items ?? []).filter(({ id }) => !known.has(id)).toReversed();
  const hasOpen = openSignals.length > 0 || data?.items.some(({ closeDate }) => closeDate === 'Open') === true;
  return (
    <>
      {data ? (
        <div className={styles.parts}>
          {data.total > 0 || data.sealed.length > 0 ? (
            <OpenSignals sealed={data.sealed} own={open.data} failure={open.failure} retry={open.retry} level="h3" />
          ) : null}
          <LiveFigures record={data} />
          {data.total > 0 ? <h3 className={styles.list}>{hasOpen ? copy.all : copy.closed}</h3> : null}
        </div>
      ) : null}
      {children({
        data: data && {
          ...data,
          items: [...data.items.toReversed(), ...openSignals],
          total: data.total + openSignals.length,
        },
        failure,
        retry,
        noun: hasOpen ? copy.allNoun : copy.closedNoun,
      })}
    </>
  );
}
