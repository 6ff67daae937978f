import { Section } from '@/components/ui/section';
import { Tag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/navigation/text-link';
import { foundKindNames } from '@/lib/content/search/search';
import type { FoundGroup } from '@/lib/domain/search/found';
import styles from './search-page.module.css';

/** The results of one kind. */
export const FoundList = ({ group: { kind, items } }: { group: FoundGroup }) => (
  <Section title={foundKindNames[kind]}>
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
