import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';
import { blogWords as words } from '@/lib/content/blog';
import type { PostPage } from '@/lib/contracts/posts';
import { paths } from '@/lib/domain/paths';
import styles from './author-box.module.css';

/** Who answers for the post, at its end. */
export const AuthorBox = ({ author: { id, name, about } }: Pick<PostPage, 'author'>) => (
  <Section title={words.writtenBy} isSplit>
    <div className={styles.box}>
      <span className={styles.mark} aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>{about}</p>
        <TextLink href={paths.author(id)}>{words.author(name)}</TextLink>
      </div>
    </div>
  </Section>
);
