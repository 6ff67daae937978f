import { Link } from '@/components/ui/navigation/link';
import { Tag } from '@/components/ui/tag';
import type { Column } from '@/components/ui/tables/table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { tradesPage as copy } from '@/lib/content/signals/listing/trades-page';
import { signalPath } from '@/lib/domain/signals/signal-path';
import type { TradesProps } from '@/lib/server/signals/page-props/trades';
import styles from './trades-page.module.css';

/** A column that links a trade to its corrections. */
export const correctionsColumn: Column<TradesProps['rows'][number], 'corrections'> = {
  key: 'corrections',
  header: copy.corrections,
  isUnsorted: true,
  // Placed after the return.
  onCard: 'title-end',
  cell: ({ id, symbol, tradeType, fillDate, corrections }) =>
    corrections > 0 ? (
      <Link href={`${signalPath(id)}#corrections`} className={styles.corrected}>
        <Tag tone="attention">{copy.corrected}</Tag>
        <VisuallyHidden>
          : {symbol} {tradeType.toLowerCase()}, {fillDate}
        </VisuallyHidden>
      </Link>
    ) : null,
};
