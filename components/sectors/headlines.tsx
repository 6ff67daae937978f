import { SampleTag } from '@/components/ui/tag';
import type { Headline } from '@/lib/server/page-props/sectors';
import styles from './headlines.module.css';

/** The latest stories in a line each; the page of news has the whole of them. */
export function Headlines({ stories }: { stories: readonly Headline[] }) {
  return (
    <ul className={styles.list}>
      {stories.map(({ id, headline, publisher, at, isSample }) => (
        <li key={id} className={styles.story}>
          <span className={styles.headline}>{headline}</span>
          <span className={styles.facts}>
            {publisher} · {at} {isSample ? <SampleTag /> : null}
          </span>
        </li>
      ))}
    </ul>
  );
}
