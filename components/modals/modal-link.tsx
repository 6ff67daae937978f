import { Link } from '@/components/ui/navigation/link';
import type { ReactNode } from 'react';
import styles from './modal-form.module.css';

type ModalLinkProps = { children: ReactNode } & (
  { href: string; onLeave?: (() => void) | undefined } | { href?: never; onOpen: () => void }
);

/** A link to a page, or a button that opens another modal. */
export function ModalLink(props: ModalLinkProps) {
  if (props.href === undefined) {
    return (
      <button type="button" className={styles.link} onClick={props.onOpen}>
        {props.children}
      </button>
    );
  }
  return (
    <Link href={props.href} className={styles.link} onClick={props.onLeave}>
      {props.children}
    </Link>
  );
}
