import type { ReactNode } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { liveFiguresCopy as copy } from '@/lib/content/signals/live-figures';
import { tradeYears } from '@/lib/content/signals/trade-years';
import type { TradeRecord } from '@/lib/contracts/signals/trades';
import { LiveFigures } from './live-figures';
import styles from './live-figures.module.css';
import { OpenSignals } from './open-signals';
import { useLiveTrades } from './use-live-trades';
import { tradesClient } from './trades-client';

/**
 * Renders the table of live signals; without `live`, it is loading. `years` are the years of its dates, and `noun` is
 * the singular for a listed item.
 */
type LiveTable = (live: TradeRecord | undefined, years?: string, noun?: string) => ReactNode;

/** Loads the live record, for visitors as well, and a member's open signals, and passes both to the table. */
export function LiveRecord({ children }: { children: LiveTable }) {
  const { data, failure, retry } = useLiveTrades();
  const open = useMemberData('open-trades', tradesClient, (calls) => calls.open(), { refreshesOnReturn: true });
  // Oldest first, like the record. A signal that was just published may be in both lists.
  const known = new Set(data?.items.map(({ id }) => id));
  const openSignals = (open.data?.items ?? []).filter(({ id }) => !known.has(id)).toReversed();
  const hasOpen = openSignals.length > 0 || data?.items.some(({ closeDate }) => closeDate === 'Open') === true;
  if (failure !== '')
    return (
      <ErrorState title={copy.failed} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!data) return children(undefined);
  const items = [...data.items.toReversed(), ...openSignals];
  return (
    <>
      <div className={styles.parts}>
        {data.total > 0 || data.sealed.length > 0 ? (
          <OpenSignals sealed={data.sealed} own={open.data} failure={open.failure} retry={open.retry} level="h3" />
        ) : null}
        <LiveFigures record={data} />
        {data.total > 0 ? (
          <div className={styles.list}>
            <h3>{hasOpen ? copy.all : copy.closed}</h3>
            {hasOpen ? <p className={styles.lead}>{copy.openLast}</p> : null}
          </div>
        ) : null}
      </div>
      {items.length === 0 ? (
        <p>{copy.noneListed}</p>
      ) : (
        children(
          { ...data, items, total: data.total + openSignals.length },
          tradeYears(items),
          // Only members with a plan have open signals in the list.
          hasOpen ? copy.allNoun : copy.closedNoun,
        )
      )}
    </>
  );
}
