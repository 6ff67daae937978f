import { Link } from '@/components/ui/navigation/link';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { MemberHome } from '@/lib/contracts/my-account/home';
import { dayOf } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { CardLink, EmptyLine, HomeCard, FailedSection } from './home-card';
import styles from './posts-card.module.css';

const copy = homePartCopy.posts;

type PostsCardProps = { posts: MemberHome['posts']; retry: () => void };

/** The latest posts; those that the reader's plan does not include are marked. */
export function PostsCard({ posts, retry }: PostsCardProps) {
  if (!posts) return <FailedSection part="posts" title={copy.title} retry={retry} />;
  if (posts.length === 0)
    return (
      <HomeCard title={copy.title}>
        <EmptyLine text={copy.none} href={paths.blog} action={copy.noneAction} />
      </HomeCard>
    );
  return (
    <HomeCard title={copy.title} aside={<CardLink href={paths.blog}>{copy.all}</CardLink>}>
      <ul className={styles.rows}>
        {posts.map(({ id, title, publishedAt, readingMinutes, isOpen }) => (
          <li key={id} className={styles.row}>
            <Link href={paths.post(id)} className={styles.post}>
              {title}
            </Link>
            <span className={styles.facts}>
              {[copy.minutes(readingMinutes), ...(isOpen ? [] : [copy.locked]), dayOf(publishedAt)].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </HomeCard>
  );
}
