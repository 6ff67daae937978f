import { Table } from '@/components/ui/tables/table';
import type { RecordView } from '@/lib/server/signals/page-props/record-view';
import { NoRecord } from './no-record';
import styles from './latest-trades.module.css';
import { RecordCaption } from './record-caption';
import { columnsOf } from './trade-columns';

/** The number of cards on small screens; the stylesheet hides the others. */
const maxCards = 3;

/** The latest trades, newest first. */
export function LatestTrades({ record }: { record: RecordView | null }) {
  if (!record || record.total === 0) return <NoRecord />;
  return (
    <div className={styles.latest}>
      <Table
        caption={
          <RecordCaption
            shown={record.latest.length}
            shownOnCards={maxCards}
            total={record.total}
            isSample={record.isSample}
            years={record.years}
            note={record.note}
          />
        }
        columns={columnsOf('record')}
        rows={record.latest}
        rowKey={(row) => row.id}
      />
    </div>
  );
}
