import { toChange, toYear } from '@/components/blocks/record/stock-cells';
import { Link } from '@/components/ui/navigation/link';
import { price } from '@/lib/content/market/market-figures';
import type { HomeStock } from '@/lib/contracts/my-account/home';
import { paths } from '@/lib/domain/shared/paths';
import styles from './lists-card.module.css';

/** A stock of a watchlist in one line: name, one-year sparkline, price and day change. */
export const StockLine = ({ stock }: { stock: HomeStock }) => (
  <li className={styles.row}>
    <Link href={paths.stock(stock.ticker)} className={styles.stock}>
      <strong>{stock.ticker}</strong> <span className={styles.name}>{stock.name}</span>
    </Link>
    <span className={styles.spark}>{toYear(stock)}</span>
    <span className={styles.price}>{price(stock.price)}</span>
    <span className={styles.day}>{toChange(stock.change)}</span>
  </li>
);
