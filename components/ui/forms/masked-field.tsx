import { useState, type InputHTMLAttributes, type Ref } from 'react';
import { classNames } from '../class-names';
import { Field, type FieldCopy } from './field';
import styles from './field.module.css';

type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'style' | 'type'>;
type MaskedFieldProps = InputProps & FieldCopy & { showLabel: string; hideLabel: string; ref?: Ref<HTMLInputElement> };

/** A field for a sensitive number: masked, and not stored by browsers. */
export function MaskedField({ label, hint, error, isOptional, showLabel, hideLabel, ref, ...input }: MaskedFieldProps) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <div className={styles.pair}>
          <input
            {...input}
            {...wiring}
            ref={ref}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className={classNames(styles.control, !isShown && styles.masked)}
          />
          <button
            type="button"
            className={styles.reveal}
            aria-label={`${isShown ? hideLabel : showLabel} ${label}`}
            aria-controls={wiring.id}
            onClick={() => setIsShown(!isShown)}
          >
            {isShown ? hideLabel : showLabel}
          </button>
        </div>
      )}
    </Field>
  );
}
