import { ErrorState } from '@/components/ui/error-state';
import { Segmented } from '@/components/ui/segmented';
import { Table } from '@/components/ui/table';
import type { TradeRecord } from '@/lib/contracts/trades';
import { tradeCells } from '@/lib/content/trade-cells';
import { sortTrades } from '@/lib/domain/trade-sorting';
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

/** The whole record: sorted by any column, in either variant, with the choice kept in the address. */
export function RecordTable({ record }: { record: TradeRecord }) {
  const { sort, variant, change } = useAddressState();
  const { live, retry } = useLiveRecord(variant === 'live');
  // Until the live variant is there the record stays, so that nothing jumps.
  const isLive = variant === 'live' && live.status === 'ready';
  const isWaiting = variant === 'live' && live.status === 'waiting';
  const columns = columnsOf(isLive ? 'live' : 'record');
  const shown = isLive ? live.record : record;

  return (
    <div className={styles.record}>
      <div className={styles.tools}>
        <Segmented
          legend="Variant"
          options={variants}
          value={variant}
          onChange={(value) => change({ variant: value })}
        />
      </div>
      <p role="status" className={styles.status}>
        {isWaiting ? 'Loading the live variant' : ''}
      </p>
      {variant === 'live' && live.status === 'failed' ? (
        <ErrorState title="The live variant did not load." onRetry={retry}>
          {live.message || 'Please try again in a moment.'}
        </ErrorState>
      ) : shown.items.length === 0 ? (
        <p>No trade has been recorded yet. Each stands here from the day it is signalled.</p>
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
          // Newest first, so that equal values keep the order in which a reader expects them.
          rows={sortTrades(shown.items.toReversed(), sort.key, sort.direction).map(tradeCells)}
          rowKey={(row) => row.id}
          sort={sort}
          onSort={(key) => change({ sort: nextSort(sort, key) })}
        />
      )}
    </div>
  );
}
