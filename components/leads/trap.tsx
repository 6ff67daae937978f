import { trapField } from '@/lib/domain/lead-forms';
import styles from './lead-form.module.css';

/** A field for programs that fill in everything. Nobody sees, hears or reaches it; no browser knows how to fill it. */
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
