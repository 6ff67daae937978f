import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { Field, type FieldCopy } from './field';
import styles from './field.module.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'type'>;
type PasswordFieldProps = InputProps & FieldCopy & { ref?: Ref<HTMLInputElement> };

/**
 * A password field with a show button. Revealing it keeps the same input element, so that password managers still work.
 */
export function PasswordField({ label, hint, error, isOptional, refusedBy, ref, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);

  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional} refusedBy={refusedBy}>
      {(wiring) => (
        <div className={styles.pair}>
          <input
            autoComplete="current-password"
            autoCapitalize="none"
            spellCheck={false}
            {...input}
            {...wiring}
            ref={ref}
            type={isShown ? 'text' : 'password'}
            className={styles.control}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            aria-controls={wiring.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? 'Hide' : 'Show'}
          </button>
        </div>
      )}
    </Field>
  );
}
