import { useRef } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/navigation/link';
import { compareCopy as copy } from '@/lib/content/research/stocks';
import { paths } from '@/lib/domain/shared/paths';
import styles from './chosen-stocks.module.css';

type ChosenStocksProps = {
  tickers: readonly string[];
  /** Tickers that have no page. */
  missing: readonly string[];
  onRemove: (ticker: string) => void;
};

/** The compared stocks, each with a link to its page and a remove button. */
export function ChosenStocks({ tickers, missing, onRemove }: ChosenStocksProps) {
  const list = useRef<HTMLUListElement>(null);
  const remove = (ticker: string) => {
    // The clicked button is removed with its stock, so keep the focus in the list.
    list.current?.focus();
    onRemove(ticker);
  };
  return (
    <ul ref={list} tabIndex={-1} aria-label={copy.chosen} className={styles.list}>
      {tickers.map((ticker) => (
        <li key={ticker} className={styles.stock}>
          {missing.includes(ticker) ? (
            <span className={styles.link}>{ticker}</span>
          ) : (
            <Link href={paths.stock(ticker)} className={styles.link}>
              {ticker}
            </Link>
          )}
          <button
            type="button"
            className={styles.remove}
            aria-label={copy.remove(ticker)}
            data-needs-scripts=""
            onClick={() => remove(ticker)}
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
    </ul>
  );
}
