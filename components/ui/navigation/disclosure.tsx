import type { ReactNode } from 'react';
import styles from './disclosure.module.css';
import { Icon } from '../icon';

type DisclosureProps = { title: string; isOpen?: boolean; isWide?: boolean; children: ReactNode };

/** A native `details` element, so that it works before hydration and without scripts. */
export function Disclosure({ title, isOpen = false, isWide = false, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary className={styles.summary}>
        <span>{title}</span>
        <span className={styles.arrow}>
          <Icon name="chevron-down" />
        </span>
      </summary>
      <div className={isWide ? styles.wide : styles.body}>{children}</div>
    </details>
  );
}
