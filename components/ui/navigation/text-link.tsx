import { Link } from './link';
import type { ReactNode } from 'react';
import styles from './text-link.module.css';

type TextLinkProps = { href: string; children: ReactNode; isBack?: boolean };

/** A standalone link with a large touch target and an arrow: after the text, or before it for a link back. */
export function TextLink({ href, children, isBack = false }: TextLinkProps) {
  return (
    <Link href={href} className={styles.link}>
      {isBack ? <span aria-hidden="true">← </span> : null}
      {children}
      {isBack ? null : <span aria-hidden="true"> →</span>}
    </Link>
  );
}
