import { Link } from '@/components/ui/navigation/link';
import { SampleTag } from '@/components/ui/tag';
import { bestMatchLabel, bestMatchNames } from '@/lib/content/search/best-match';
import { searchCopy as copy } from '@/lib/content/search/search';
import type { FoundSection } from '@/lib/domain/search/best-match';
import { fullDate } from '@/lib/domain/shared/dates';
import styles from './best-match-card.module.css';
import { ResultQuote } from '@/components/symbol-search/result-quote';

/** A card for the exact match. Stocks include their price. */
export function BestMatchCard({ section: { kind, items } }: { section: FoundSection }) {
  const [item] = items;
  if (!item) return null;
  const { title, text, path, mark, quote } = item;
  const isStock = kind === 'stock';
  return (
    <section aria-labelledby="best-match" className={styles.card}>
      <div>
        <h2 id="best-match" className={styles.label}>
          {bestMatchLabel}
        </h2>{' '}
        <span className={styles.kind}>{mark ?? bestMatchNames[kind]}</span>
        <p className={styles.name}>
          <Link href={path} className={styles.link}>
            {isStock ? text : title}
          </Link>
        </p>
        <p className={styles.text}>
          {isStock ? title : text} {quote?.isSample ? <SampleTag /> : null}
        </p>
      </div>
      {quote ? (
        <p className={styles.quote}>
          <ResultQuote quote={quote} />
          <span className={styles.day}>{copy.atClose(fullDate(quote.day))}</span>
        </p>
      ) : null}
    </section>
  );
}
