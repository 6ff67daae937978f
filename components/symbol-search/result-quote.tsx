import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { changeSize, price } from '@/lib/content/market/market-figures';
import type { SearchResultQuote as Quote } from '@/lib/domain/search/search-results';
import styles from './result-quote.module.css';

/** A result's last close and day change. */
export const ResultQuote = ({ quote }: { quote: Quote }) => (
  <span className={styles.quote}>
    <span className={styles.price}>{price(quote.price)}</span>{' '}
    {quote.change === null ? null : (
      <SignedFigure of={quote.change} hasMark>
        {changeSize(quote.change)}
      </SignedFigure>
    )}
  </span>
);
