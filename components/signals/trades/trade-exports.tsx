import { TextLink } from '@/components/ui/navigation/text-link';
import { tradesPage as copy } from '@/lib/content/signals/listing/trades-page';
import type { TradesProps } from '@/lib/server/signals/page-props/trades';
import styles from './trades-page.module.css';

/** Files and a printed report of exactly the trades of a query, with the checksum to compare them by. */
export const TradeExports = ({ hrefs, sha256 }: Pick<TradesProps, 'hrefs' | 'sha256'>) => (
  <div className={styles.exports}>
    <p className={styles.links}>
      <a href={hrefs.csv} download>
        {copy.exports.csv}
      </a>
      <a href={hrefs.json} download>
        {copy.exports.json}
      </a>
      <TextLink href={hrefs.report}>{copy.exports.print}</TextLink>
    </p>
    {sha256 === null ? null : (
      <p className={styles.note}>
        {copy.checksum}: <code>{sha256}</code>
      </p>
    )}
  </div>
);
