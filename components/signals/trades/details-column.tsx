import { classNames } from '@/components/ui/class-names';
import { Link } from '@/components/ui/navigation/link';
import { Tag } from '@/components/ui/tag';
import type { Column } from '@/components/ui/tables/table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { tradesPage as copy } from '@/lib/content/signals/listing/trades-page';
import { signalPath } from '@/lib/domain/signals/signal-path';
import type { TradesProps } from '@/lib/server/signals/page-props/trades';
import styles from './trades-page.module.css';

/** Links a trade to its page, and to its corrections. */
export const detailsColumn: Column<TradesProps['rows'][number], 'details'> = {
  key: 'details',
  header: copy.details,
  isUnsorted: true,
  // After the return.
  onCard: 'title-end',
  cell: ({ id, symbol, tradeType, fillDate, corrections }) => (
    <span className={classNames(styles.more, corrections === 0 && styles.isPlain)}>
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
