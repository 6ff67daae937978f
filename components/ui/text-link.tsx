import { Link } from './link';
import type { ReactNode } from 'react';
import styles from './text-link.module.css';

/** A link on a line of its own, with room for a thumb and an arrow to say that it leads on. */
export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className={styles.link}>
      {children} <span aria-hidden="true">→</span>
    </Link>
  );
}
