import { Link } from '@/components/ui/navigation/link';
import { paths } from '@/lib/domain/shared/paths';
import styles from './stock-cells.module.css';

/** A stock's ticker, which links to its page, and its name. */
export const StockName = ({ ticker, name }: { ticker: string; name: string }) => (
  <span className={styles.stock}>
    <Link href={paths.stock(ticker)}>{ticker}</Link>
    <span className={styles.name}>{name}</span>
  </span>
);

/** A formatted price with its formatted date. */
export const DatedPrice = ({ text, day }: { text: string; day: string | null }) => (
  <span className={styles.stock}>
    <span>{text}</span>
    {day ? <span className={styles.name}>{day}</span> : null}
  </span>
);
