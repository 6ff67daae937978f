import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button, type ButtonSize, type ButtonWeight } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { failureFields, failureSentence } from '@/lib/client/failure-sentence';
import styles from './billing.module.css';

type BillingFormProps = {
  label: string;
  submitLabel: string;
  busyLabel: string;
  weight?: ButtonWeight;
  size?: ButtonSize;
  /** Answers what somebody else refused it with, in their words; throws what our server did. */
  send: (typed: (name: string) => string) => Promise<string | undefined>;
  /** What a refusal is about: once this has changed, the refusal says nothing any more. */
  subject?: number;
  /** The fields: each by its name, with the sentence that belongs to it. */
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

  // The field that was not right is where the reader goes on, and says why.
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
