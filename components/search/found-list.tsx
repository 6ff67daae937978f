import { Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/navigation/text-link';
import { sectionName } from '@/lib/content/search/best-match';
import type { FoundSection } from '@/lib/domain/search/best-match';
import styles from './search-page.module.css';

/** The best match, or other results of one kind. */
export const FoundList = ({ section: { kind, part, items } }: { section: FoundSection }) => (
  <Section title={sectionName({ kind, part })}>
    <ol className={styles.found}>
      {items.map(({ path, title, text, mark }) => (
        <li key={path}>
          <span className={styles.head}>
            <TextLink href={path}>{title}</TextLink>
            {mark ? <Tag>{mark}</Tag> : null}
          </span>
          {text ? <p className={styles.description}>{text}</p> : null}
        </li>
      ))}
    </ol>
  </Section>
);
