import { Link } from '@/components/ui/navigation/link';
import type { Column } from '@/components/ui/tables/table';
import { Tag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { detailsColumnCopy as copy } from '@/lib/content/signals/details-column';
import type { TradeCells } from '@/lib/content/signals/trade-cells';
import { signalPath } from '@/lib/domain/signals/signal-path';
import styles from './trade-columns.module.css';

type Row = Pick<TradeCells, 'id' | 'symbol' | 'tradeType' | 'fillDate'> & { corrections?: number };

/** Links a trade to its page, and to its corrections. */
export const detailsColumn: Column<Row, 'details'> = {
  key: 'details',
  header: copy.details,
  isUnsorted: true,
  // After the return.
  onCard: 'title-end',
  cell: ({ id, symbol, tradeType, fillDate, corrections = 0 }) => (
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
