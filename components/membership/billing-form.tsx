import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonSize, type ButtonWeight } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { failureFields, failureSentence } from '@/lib/client/http/failure-sentence';
import styles from './billing.module.css';

type BillingFormProps = {
  label: string;
  submitLabel: string;
  busyLabel: string;
  weight?: ButtonWeight;
  size?: ButtonSize;
  /** Returns Stripe's error message, if any; throws our server's errors. */
  send: (typed: (name: string) => string) => Promise<string | undefined>;
  /** What an error is about: when it changes, the error is cleared. */
  subject?: number;
  /** The fields by name, with their errors. */
  children?: (field: (name: string) => { name: string; error?: string }) => ReactNode;
};

/** A form about money: sent once at a time; what is typed stays when it is refused, and goes when it is done. */
export function BillingForm({
  label,
  submitLabel,
  busyLabel,
  weight,
  size,
  send,
  subject,
  children,
}: BillingFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusedSubject, setRefusedSubject] = useState(subject);
  const form = useRef<HTMLFormElement>(null);
  const isAboutFields = Object.keys(errors).length > 0;

  if (refusedSubject !== subject) {
    setRefusedSubject(subject);
    setRefusal('');
  }

  // Moves the focus to the invalid field and shows its error.
  useEffect(() => {
    if (isAboutFields) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isAboutFields, errors]);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    setIsBusy(true);
    setRefusal('');
    setErrors({});
    try {
      const refused = await send((name) => {
        const value = fields.get(name);
        return typeof value === 'string' ? value : '';
      });
      if (refused === undefined) form.current?.reset();
      else setRefusal(refused);
    } catch (error) {
      setErrors(failureFields(error));
      setRefusal(failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form ref={form} className={styles.card} aria-label={label} onSubmit={(event) => void submit(event)}>
      {children?.((name) => ({ name, ...(errors[name] ? { error: errors[name] } : {}) }))}
      {refusal && !isAboutFields ? <Notice tone="error">{refusal}</Notice> : null}
      <div>
        <Button
          type="submit"
          isBusy={isBusy}
          busyLabel={busyLabel}
          {...(weight ? { weight } : {})}
          {...(size ? { size } : {})}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
