import { ErrorState } from '@/components/ui/feedback/error-state';
import { Segmented } from '@/components/ui/forms/segmented';
import { Table } from '@/components/ui/tables/table';
import type { TradeRecord } from '@/lib/contracts/signals/trades';
import { tradeCells } from '@/lib/content/signals/trade-cells';
import { sortTrades } from '@/lib/domain/signals/trade-sorting';
import { RecordCaption } from './record-caption';
import styles from './record-table.module.css';
import { nextSort } from './sort-state';
import { columnsOf, type Variant } from './trade-columns';
import { useAddressState } from './use-address-state';
import { useLiveRecord } from './use-live-record';

const variants: readonly { value: Variant; label: string }[] = [
  { value: 'record', label: 'Record' },
  { value: 'live', label: 'Live, $1000' },
];

/** The full track record, sortable by column; sort order and variant are kept in the URL. */
export function RecordTable({ record }: { record: TradeRecord }) {
  const { sort, variant, change } = useAddressState();
  const { live, retry } = useLiveRecord(variant === 'live');
  // Keep the record on screen until the live variant has loaded, to avoid a layout shift.
  const isLive = variant === 'live' && live.status === 'ready';
  const isWaiting = variant === 'live' && live.status === 'waiting';
  const columns = columnsOf(isLive ? 'live' : 'record');
  const shown = isLive ? live.record : record;

  return (
    <div className={styles.record}>
      <div className={styles.tools}>
        <Segmented legend="View" options={variants} value={variant} onChange={(value) => change({ variant: value })} />
      </div>
      <p role="status" className={styles.status}>
        {isWaiting ? 'Loading live trades' : ''}
      </p>
      {variant === 'live' && live.status === 'failed' ? (
        <ErrorState title="Live trades didn’t load" onRetry={retry}>
          {live.message || 'Please try again in a moment.'}
        </ErrorState>
      ) : shown.items.length === 0 ? (
        <p>No trades yet. New signals appear here the day we issue them.</p>
      ) : (
        <Table
          caption={
            <RecordCaption
              shown={shown.items.length}
              total={shown.items.length}
              isSample={shown.meta.isSample}
              note={shown.meta.note}
            />
          }
          columns={columns}
          // Newest first as the order of equal values.
          rows={sortTrades(shown.items.toReversed(), sort.key, sort.direction).map(tradeCells)}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={(key) => change({ sort: nextSort(sort, key) })}
        />
      )}
    </div>
  );
}
