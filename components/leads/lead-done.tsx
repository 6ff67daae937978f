import { useEffect, useRef, type ReactNode } from 'react';
import styles from './lead-form.module.css';

/** Replaces a submitted form and receives the focus, because the button is removed. */
export function LeadDone({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  // Focusing scrolls to it: it is shorter than the form and may be above the visible area.
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} role="status" className={styles.done}>
      {children}
    </p>
  );
}
