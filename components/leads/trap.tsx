import { trapField } from '@/lib/domain/leads/trap-field';
import styles from './lead-form.module.css';

/** The honeypot field: hidden from people and screen readers, and not filled in by browsers. */
export function Trap() {
  return (
    <div className={styles.trap} aria-hidden="true">
      <label>
        Leave this empty
        <input name={trapField} tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
