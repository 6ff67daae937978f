import { useId, useRef, useState, type TextareaHTMLAttributes } from 'react';
import { classNames } from '@/components/ui/class-names';
import styles from './counted-paragraph-field.module.css';
import { Field, type FieldCopy } from './field';
import fieldStyles from './field.module.css';
import { useEarlyValue } from './use-early-value';

type NativeProps = Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  'id' | 'className' | 'style' | 'onChange' | 'defaultValue'
> & { defaultValue?: string | undefined };
type CountedParagraphFieldProps = NativeProps &
  FieldCopy & {
    limit: number;
    /** Formats the counter, for example “12 of 2,000 characters”. */
    counter: (count: number) => string;
  };

/**
 * A multiline field with a length limit. Longer text is not truncated, because that would silently drop the end of a
 * paste; the counter turns red and validation rejects it.
 */
export function CountedParagraphField({
  label,
  hint,
  error,
  isOptional,
  limit,
  counter,
  defaultValue = '',
  ...area
}: CountedParagraphFieldProps) {
  const counterId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [count, setCount] = useState(defaultValue.trim().length);
  const measure = (text: string) => setCount(text.trim().length);
  useEarlyValue({ field, read: () => field.current?.value, sent: defaultValue, onValue: measure });
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wiring) => (
        <>
          <textarea
            rows={6}
            {...area}
            {...wiring}
            defaultValue={defaultValue}
            aria-describedby={classNames(wiring['aria-describedby'], counterId)}
            onChange={(event) => measure(event.target.value)}
            ref={field}
            className={fieldStyles.control}
          />
          <p id={counterId} className={classNames(styles.counter, count > limit && styles.over)}>
            {counter(count)}
          </p>
        </>
      )}
    </Field>
  );
}
