import { Link } from './link';
import { Icon } from './icon';
import styles from './row-links.module.css';

type RowLinksProps = { links: readonly { href: string; label: string }[] };

/** Links as a list of rows, each as wide as its column. */
export function RowLinks({ links }: RowLinksProps) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} className={styles.row}>
            {link.label}
            <Icon name="arrow-right" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
