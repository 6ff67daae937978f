import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Link } from '@/components/ui/navigation/link';
import { TextLink } from '@/components/ui/navigation/text-link';
import { Tag } from '@/components/ui/tag';
import { blogCopy as copy } from '@/lib/content/publishing/blog';
import type { PostCard } from '@/lib/contracts/publishing/posts';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { cutSentences } from '@/lib/domain/shared/text/text';
import { PostCover } from './cover/post-cover';
import { PostMarks } from './post-marks';
import styles from './post-list.module.css';

type PostListProps = {
  posts: readonly PostCard[];
  /** Makes the first post larger. */
  hasLead?: boolean;
  level?: 2 | 3;
  /** Omits the author, for an author's own page. */
  isOfOneAuthor?: boolean;
};

/** The number of characters that fit on four lines of a card. */
const fourLines = 140;

/** Posts as cards with pictures, newest first. If all posts are samples, the label is shown once. */
export function PostList({ posts, hasLead = false, level = 2, isOfOneAuthor = false }: PostListProps) {
  if (posts.length === 0) return <EmptyState title={copy.none.title}>{copy.none.text}</EmptyState>;
  const Heading = `h${level}` as const;
  const isAllSample = posts.every(({ isSample }) => isSample);
  return (
    <>
      {isAllSample ? (
        <p className={styles.sample}>
          <Tag tone="attention">{copy.samples}</Tag>
        </p>
      ) : null}
      <ol className={styles.list}>
        {posts.map((post, index) => (
          <li key={post.id} className={hasLead && index === 0 ? styles.lead : styles.post}>
            <PostCover post={post} />
            <div className={styles.words}>
              <Heading className={styles.title}>
                <Link href={paths.post(post.id)} className={styles.link}>
                  {post.title}
                </Link>
              </Heading>
              <p className={styles.aside}>
                <PostMarks post={{ ...post, isSample: post.isSample && !isAllSample }} />
                {isOfOneAuthor ? null : (
                  <span className={styles.author}>
                    {copy.by} <Link href={publishingPaths.author(post.author.id)}>{post.author.name}</Link>
                  </span>
                )}
              </p>
              <p className={styles.summary}>
                {hasLead && index === 0 ? post.summary : cutSentences(post.summary, fourLines)}
              </p>
            </div>
          </li>
        ))}
      </ol>
    </>
  );
}

/** Links to older and newest posts. Plain links, so that they work without scripts. */
export function Paging({ older, newest }: { older: string | null; newest: string | null }) {
  if (older === null && newest === null) return null;
  return (
    <p className={styles.paging}>
      {newest === null ? null : <TextLink href={newest}>{copy.newest}</TextLink>}
      {older === null ? null : <TextLink href={older}>{copy.older}</TextLink>}
    </p>
  );
}
