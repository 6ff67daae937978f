import { Link } from './link';
import type { ReactNode } from 'react';
import styles from './text-link.module.css';

/** Standalone link, with a large touch target and an arrow. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children} <span aria-hidden="true">→</span>
    </Link>
  );
}
