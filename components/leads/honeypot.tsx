import { honeypotField } from '@/lib/domain/leads/honeypot-field';
import styles from './honeypot.module.css';

/** A honeypot field, hidden from people, screen readers and browser autofill. */
export function Honeypot() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name={honeypotField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
