import type { ReactNode } from 'react';
import { Link } from '../navigation/link';
import { Icon } from '../icon';
import styles from './row-links.module.css';

type RowLink = {
  href: string;
  label: string;
  note?: string | undefined;
  /** Replaces the arrow. */
  picture?: ReactNode;
};

/** Links as a list of full-width rows. */
export function RowLinks({ links }: { links: readonly RowLink[] }) {
  return (
    <ul className={styles.list}>
      {links.map((link) => (
        <li key={link.href}>
          <Link href={link.href} className={styles.row}>
            <span>
              {link.label}
              {link.note ? <span className={styles.note}> {link.note}</span> : null}
            </span>
            {link.picture ?? <Icon name="arrow-right" />}
          </Link>
        </li>
      ))}
    </ul>
  );
}
