import { Link } from '@/components/ui/navigation/link';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import type { RecordPageCopy } from '@/lib/content/signals/record-page';
import type { RecordSectors as Sectors } from '@/lib/server/signals/page-props/record-sectors';
import styles from './record-sectors.module.css';

type RecordSectorsProps = { sectors: Sectors; copy: RecordPageCopy['sectors'] };

/** Links to each sector's stocks and news. */
export const RecordSectors = ({ sectors: { rows, isSample }, copy }: RecordSectorsProps) => (
  <Section title={copy.title} lead={copy.text} aside={isSample ? <SampleTag /> : null} id="sectors">
    <ul className={styles.list}>
      {rows.map(({ slug, name, stocks, news, story }) => (
        <li key={slug} className={styles.sector}>
          <h3 className={styles.name}>{name}</h3>
          <Link href={stocks.href} className={styles.link}>
            <VisuallyHidden>{name}: </VisuallyHidden>
            {stocks.label}
          </Link>
          <Link href={news.href} className={styles.link}>
            <VisuallyHidden>{name}: </VisuallyHidden>
            {news.label}
          </Link>
          {story === null ? null : <p className={styles.story}>{story}</p>}
        </li>
      ))}
    </ul>
  </Section>
);
