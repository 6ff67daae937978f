import { useEffect, useRef, type ReactNode } from 'react';
import styles from './lead-form.module.css';

/** What stands in the form's place once it has arrived; the focus goes there, because its button is gone. */
export function LeadDone({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={line} tabIndex={-1} role="status" className={styles.done}>
      {children}
    </p>
  );
}
