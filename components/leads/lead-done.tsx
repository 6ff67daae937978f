import { useEffect, useRef, type ReactNode } from 'react';
import styles from './lead-form.module.css';

/** Replaces a sent form; takes the focus, because the button is removed. */
export function LeadDone({ children }: { children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null);
  // Scrolled to: it is shorter than the form, so that the window may be below it.
  useEffect(() => line.current?.focus(), []);
  return (
    <p ref={line} tabIndex={-1} role="status" className={styles.done}>
      {children}
    </p>
  );
}
