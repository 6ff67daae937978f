import styles from './breadcrumbs.module.css';
import { Link } from './link';

type BreadcrumbsProps = { trail: readonly { label: string; href: string }[] };

/** Breadcrumbs without the current page, whose headline follows. */
export function Breadcrumbs({ trail }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={styles.trail}>
        {trail.map(({ label, href }) => (
          <li key={href} className={styles.step}>
            <Link href={href} className={styles.link}>
              {label}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
