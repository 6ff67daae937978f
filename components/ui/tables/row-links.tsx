import type { ReactNode } from 'react';
import { classNames } from '../class-names';
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

type RowLinksProps = {
  links: readonly RowLink[];
  /** Arranges the links in as many columns as fit, for lists across the whole page. */
  isInColumns?: boolean;
};

/** A list of links, one per row. */
export function RowLinks({ links, isInColumns = false }: RowLinksProps) {
  return (
    <ul className={classNames(styles.list, isInColumns && styles.columns)}>
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
