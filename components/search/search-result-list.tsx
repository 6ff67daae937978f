import { useId } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { TextLink } from '@/components/ui/navigation/text-link';
import { SampleTag, Tag } from '@/components/ui/tag';
import { sectionName } from '@/lib/content/search/best-match';
import { searchCopy as copy } from '@/lib/content/search/search';
import type { FoundSection } from '@/lib/domain/search/best-match';
import { fullDate } from '@/lib/domain/shared/dates';
import { ResultQuote } from '@/components/symbol-search/result-quote';
import styles from './search-result-list.module.css';

/** Results of one kind in compact rows. Stocks have their price at the end of the row. */
export function SearchResultList({ section: { kind, part, items, more } }: { section: FoundSection }) {
  const headingId = useId();
  const quoted = items.find(({ quote }) => quote !== null)?.quote;
  return (
    <section aria-labelledby={headingId}>
      <div className={styles.head}>
        <h2 id={headingId} className={styles.title}>
          {sectionName({ kind, part })}
        </h2>
        {quoted ? <span className={styles.note}>{copy.atClose(fullDate(quoted.day))}</span> : null}
        {quoted?.isSample ? <SampleTag /> : null}
      </div>
      <ol className={styles.found}>
        {items.map(({ path, title, text, mark, quote }) => (
          <li key={path} className={kind === 'stock' ? styles.stock : undefined}>
            <span className={styles.name}>
              <Link href={path}>{title}</Link>
              {mark ? <Tag>{mark}</Tag> : null}
            </span>
            {text ? <span className={styles.text}>{text}</span> : null}
            {quote ? <ResultQuote quote={quote} /> : null}
          </li>
        ))}
      </ol>
      {more ? (
        <p className={styles.more}>
          <TextLink href={more.path}>{more.title}</TextLink>
        </p>
      ) : null}
    </section>
  );
}
