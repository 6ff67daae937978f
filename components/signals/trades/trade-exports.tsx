import { TextLink } from '@/components/ui/navigation/text-link';
import { tradesPage as copy } from '@/lib/content/signals/listing/trades-page';
import type { TradesProps } from '@/lib/server/signals/page-props/trades';
import styles from './trades-page.module.css';

/** Downloads and a printable report of the trades that match a query. */
export const TradeExports = ({ hrefs }: Pick<TradesProps, 'hrefs'>) => (
  <p className={styles.links}>
    <a href={hrefs.csv} download>
      {copy.exports.csv}
    </a>
    <a href={hrefs.json} download>
      {copy.exports.json}
    </a>
    <TextLink href={hrefs.report}>{copy.exports.print}</TextLink>
  </p>
);
