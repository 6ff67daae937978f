import { useRouter } from 'next/router';
import { Link } from '@/components/ui/navigation/link';
import { Table, type Column, type Sort } from '@/components/ui/tables/table';
import { SampleTag, Tag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { tradesPage as copy } from '@/lib/content/signals/listing/trades-page';
import { cardLegend } from '@/lib/content/signals/card-legend';
import { signalPath } from '@/lib/domain/signals/signal-path';
import type { TradesProps } from '@/lib/server/signals/page-props/trades';
import type { TradeColumn } from '@/lib/domain/signals/trade-sorting';
import { columnsOf } from '../trade-columns';
import styles from './trades-page.module.css';

type Row = TradesProps['rows'][number];
type Key = TradeColumn | 'details';

/** A page of the list. A column's name sorts the whole list, a second click reverses it. */
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
          {note ? <span className={styles.note}>{note}</span> : null}
          <span className={styles.legend}>{cardLegend}</span>
        </span>
      }
      columns={[...columnsOf(query.variant), details]}
      rows={rows}
      rowKey={(row) => row.id}
      onSort={(column) => {
        if (column !== 'details') void router.push(hrefs.sorts[column], undefined, { scroll: false });
      }}
      {...sort}
    />
  );
}

const details: Column<Row, Key> = {
  key: 'details',
  header: copy.details,
  isUnsorted: true,
  // After the return.
  onCard: 'title-end',
  cell: ({ id, symbol, tradeType, fillDate, corrections }) => (
    <span className={styles.more}>
      <Link href={signalPath(id)}>
        {copy.details}
        <VisuallyHidden>
          : {symbol} {tradeType.toLowerCase()}, {fillDate}
        </VisuallyHidden>
      </Link>
      {corrections > 0 ? (
        <Link href={`${signalPath(id)}#corrections`}>
          <Tag tone="attention">{copy.corrected}</Tag>
        </Link>
      ) : null}
    </span>
  ),
};
