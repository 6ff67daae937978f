import type { ReactNode } from 'react';
import { LoadError } from '@/components/ui/feedback/load-error';
import { SortControl } from '@/components/ui/tables/sort-control';
import { Table } from '@/components/ui/tables/table';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { TradeRecord } from '@/lib/contracts/signals/trades';
import { tradeCells } from '@/lib/content/signals/trade-cells';
import { sortTrades, type TradeColumn } from '@/lib/domain/signals/trade-sorting';
import { RecordCaption } from './record-caption';
import styles from './record-table.module.css';
import { nextSort } from './sort-state';
import { columnsOf } from './trade-columns';
import { useAddressState } from './use-address-state';
import { VariantLinks } from './variant-links';

const loadLiveRecord = async () => (await import('./live-parts')).LiveRecord;

/** The number of cards on small screens in the default order; the stylesheet hides the others. */
const onCards = 10;

type RecordTableProps = {
  record: TradeRecord;
  /** The years of the record's dates, as a sentence. */
  years: string;
  /** The record's key figures; live signals show their own instead. */
  figures?: ReactNode;
};

/** The full track record, sortable by column. Sort order and variant are in the URL. */
export function RecordTable({ record, years, figures }: RecordTableProps) {
  const { sort, variant, addressOf, change } = useAddressState();
  const isLive = variant === 'live';
  const { part: LiveRecord, failure, retry } = useLazyModule(loadLiveRecord, isLive);

  return (
    <div className={styles.record}>
      <VariantLinks current={variant} addressOf={addressOf} onChoose={(value) => change({ variant: value })} />
      {isLive ? null : figures}
      {isLive && LiveRecord ? (
        <LiveRecord>{trades}</LiveRecord>
      ) : isLive && failure ? (
        <LoadError title="Live signals didn’t load" failure={failure} onRetry={retry} />
      ) : (
        trades(isLive ? undefined : record, years)
      )}
    </div>
  );

  function sortBy(key: TradeColumn) {
    change({ sort: nextSort(sort, key) });
  }

  function trades(listed: TradeRecord | undefined, yearsListed?: string, noun?: string) {
    // While live signals load, the record and its figures stay invisible and reserve the space, which avoids a layout
    // shift.
    const isWaiting = !listed;
    const { items, total, meta } = listed ?? record;
    return (
      <>
        {isWaiting ? (
          <div className={styles.waiting} aria-hidden="true" inert>
            {figures}
          </div>
        ) : null}
        <p role="status" className={styles.status}>
          {isWaiting ? 'Loading live signals' : ''}
        </p>
        {items.length === 0 ? (
          <p>No trades yet. New signals appear here the day we issue them.</p>
        ) : (
          <div className={styles.trades} aria-hidden={isWaiting || undefined} inert={isWaiting}>
            <SortControl columns={columnsOf(variant)} sort={sort} onSort={sortBy} />
            <Table
              caption={
                <RecordCaption
                  shown={items.length}
                  shownOnCards={onCards}
                  total={total}
                  noun={noun}
                  isSample={meta.isSample}
                  years={yearsListed}
                  note={meta.note}
                />
              }
              columns={columnsOf(noun ? 'live' : 'record')}
              // Newest first among equal values.
              rows={sortTrades(items.toReversed(), sort.key, sort.direction).map(tradeCells)}
              rowKey={(row) => row.id}
              sort={sort}
              onSort={sortBy}
            />
          </div>
        )}
      </>
    );
  }
}
