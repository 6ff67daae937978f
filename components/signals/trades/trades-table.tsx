import { useRouter } from 'next/router';
import { Table, type Sort } from '@/components/ui/tables/table';
import { SampleTag } from '@/components/ui/tag';
import { tradesPage as copy } from '@/lib/content/signals/listing/trades-page';
import { noteSentence } from '@/lib/content/signals/note-sentence';
import type { TradesProps } from '@/lib/server/signals/page-props/trades';
import type { TradeColumn } from '@/lib/domain/signals/trade-sorting';
import { columnsOf } from '../trade-columns';
import { correctionsColumn } from './corrections-column';
import styles from './trades-page.module.css';

type Row = TradesProps['rows'][number];
type Key = TradeColumn | 'corrections';

/** One page of the list. Clicking a column header sorts the whole list; a second click reverses the order. */
export function TradesTable({ query, rows, extent, years, isSample, note, hrefs }: TradesProps) {
  const router = useRouter();
  const { key, direction } = query.sorting;
  const sort: { sort?: Sort<Key> } = key === 'number' ? {} : { sort: { key, direction } };
  return (
    <Table<Row, Key>
      caption={
        <span className={styles.caption} role="status">
          <span>
            {extent}. {years} {copy.stake} {copy.risk}
          </span>
          {isSample ? <SampleTag /> : null}
          {note ? <span className={styles.note}>{noteSentence(note)}</span> : null}
        </span>
      }
      columns={[
        ...columnsOf(query.variant),
        ...(rows.some(({ corrections }) => corrections > 0) ? [correctionsColumn] : []),
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      onSort={(column) => {
        if (column !== 'corrections') void router.push(hrefs.sorts[column], undefined, { scroll: false });
      }}
      {...sort}
    />
  );
}
