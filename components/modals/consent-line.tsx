import { useId } from 'react';
import { consents, type ConsentName } from '@/lib/content/visits/consents';
import styles from './modal-form.module.css';

/** The consent text for a submit button. */
export const ConsentLine = ({ name }: { name: ConsentName }) => <p className={styles.fine}>{consents[name].text}</p>;

type ConsentTickProps = { name: ConsentName; error: string | undefined };

/** Consent as a checkbox, which is never preselected. */
export function ConsentTick({ name, error }: ConsentTickProps) {
  const id = useId();
  return (
    <div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          name="consent"
          className={styles.box}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span className={styles.fine}>{consents[name].text}</span>
      </label>
      {error ? (
        <p className={styles.error} id={`${id}-error`}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
