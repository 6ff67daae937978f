import { Table } from '@/components/ui/table';
import type { RecordView } from '@/lib/content/record-view';
import { NoRecord } from './no-record';
import styles from './latest-trades.module.css';
import { RecordCaption } from './record-caption';
import { columnsOf } from './trade-columns';

/** Cards are long: a small screen shows as many, as the stylesheet says. The link beside the title leads to all. */
const onCards = 5;

/** The end of the record, newest first, wins and losses as they came. */
export function LatestTrades({ record }: { record: RecordView | null }) {
  if (!record || record.total === 0) return <NoRecord />;
  return (
    <div className={styles.latest}>
      <Table
        caption={
          <RecordCaption
            shown={record.latest.length}
            shownOnCards={onCards}
            total={record.total}
            isSample={record.isSample}
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
