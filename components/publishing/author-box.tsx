import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { blogCopy as copy } from '@/lib/content/publishing/blog';
import type { PostPage } from '@/lib/contracts/publishing/posts';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import styles from './author-box.module.css';

/** The author of a post, shown at its end. */
export const AuthorBox = ({ author: { id, name, about } }: Pick<PostPage, 'author'>) => (
  <Section title={copy.writtenBy} isSplit>
    <div className={styles.box}>
      <span className={styles.mark} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>{about}</p>
        <TextLink href={publishingPaths.author(id)}>{copy.author(name)}</TextLink>
      </div>
    </div>
  </Section>
);
