import { honeypotField } from '@/lib/domain/leads/honeypot-field';
import styles from './honeypot.module.css';

/** The honeypot field: hidden from people and screen readers, and not filled in by browsers. */
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
