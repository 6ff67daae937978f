import { Link } from '@/components/ui/navigation/link';
import { blogCopy as copy } from '@/lib/content/publishing/blog';
import { publishingPaths } from '@/lib/domain/publishing/publishing-paths';
import { paths } from '@/lib/domain/shared/paths';
import styles from './category-nav.module.css';

type CategoryNavProps = {
  categories: readonly { slug: string; name: string; posts: number }[];
  current?: string;
};

/** The categories of posts, without empty ones. */
export function CategoryNav({ categories, current }: CategoryNavProps) {
  const offered = categories.filter(({ posts, slug }) => posts > 0 || slug === current);
  if (offered.length === 0) return null;
  return (
    <nav aria-label={copy.categories}>
      <ul className={styles.list}>
        <li>
          <Link href={paths.blog} className={styles.link} aria-current={current === undefined ? 'page' : undefined}>
            {copy.all}
          </Link>
        </li>
        {offered.map(({ slug, name }) => (
          <li key={slug}>
            <Link
              href={publishingPaths.blogCategory(slug)}
              className={styles.link}
              aria-current={current === slug ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
