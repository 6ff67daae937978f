import { useEffect, useRef, useState, type FocusEvent, type FormEvent, type ReactNode, type RefObject } from 'react';
import { Button, type ButtonSize, type ButtonWeight } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { failureFields, failureSentence } from '@/lib/client/http/failure-sentence';
import { classNames } from '@/components/ui/class-names';
import { isFormControl } from '@/lib/client/forms/form-control';
import styles from './billing.module.css';

type Typed = (name: string) => string;

export type BillingFormProps = {
  label: string;
  submitLabel: string;
  busyLabel: string;
  weight?: ButtonWeight;
  size?: ButtonSize;
  /** Makes the button as wide as the form. */
  isWide?: boolean;
  /** Places the button beside the form's only field where it fits. */
  isInline?: boolean;
  /** Resolves to Stripe's error message, if any; rejects with our server's errors. */
  send: (typed: Typed) => Promise<string | undefined>;
  /** Validates before sending; returns error messages by field. */
  check?: (typed: Typed) => Readonly<Record<string, string>>;
  /** Identifies what an error is about; the error is cleared when it changes. */
  subject?: number;
  /**
   * Counts changes of the order. A change clears the form's error, which was about the previous order, but not the
   * fields' errors.
   */
  order?: number | undefined;
  /** The element in which the first invalid field is focused; this form by default. */
  scope?: RefObject<HTMLElement | null>;
  /** Whether valid input may be sent now. If not, the rest of the page shows what is missing. */
  canSend?: (() => boolean) | undefined;
  /** Called after a failed attempt: a field is invalid, or the server rejected the input. */
  onRefused?: () => void;
  /** A button elsewhere on the page submits this form. */
  hasNoButton?: boolean;
  /** The button is disabled while something else is in progress. */
  isWaiting?: boolean;
  /** Renders the fields; `field` returns a field's name and error. */
  children?: (field: (name: string) => { name: string; error?: string }) => ReactNode;
};

/** A payment form. It is sent once at a time, keeps its input when rejected, and is cleared on success. */
export function BillingForm({
  label,
  submitLabel,
  busyLabel,
  weight,
  size,
  isWide = false,
  isInline = false,
  send,
  check,
  subject,
  order,
  scope,
  canSend,
  onRefused,
  hasNoButton = false,
  isWaiting = false,
  children,
}: BillingFormProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [refusedSubject, setRefusedSubject] = useState(subject);
  const [refusedOrder, setRefusedOrder] = useState(order);
  const form = useRef<HTMLFormElement>(null);
  const [attempt, setAttempt] = useState(0);
  const isAboutFields = Object.keys(errors).length > 0;

  if (refusedSubject !== subject) {
    setRefusedSubject(subject);
    setRefusal('');
    setErrors({});
  }
  if (refusedOrder !== order) {
    setRefusedOrder(order);
    setRefusal('');
  }

  // Move the focus to the first invalid field after each attempt, but not on blur.
  useEffect(() => {
    if (attempt > 0) (scope ?? form).current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, scope]);

  function refuse(fields: Readonly<Record<string, string>>, sentence: string) {
    setErrors(fields);
    setRefusal(sentence);
    setAttempt((before) => before + 1);
  }

  /** Clears a field's error when its input changes. */
  function forget({ target }: FormEvent<HTMLFormElement>) {
    const name = nameOf(target);
    setRefusal('');
    if (name in errors) setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)));
  }

  /**
   * Validates a non-empty field on blur, unless the focus moves to a button: an error that appears between press and
   * release would move the button away from the pointer.
   */
  function checkLeft({ currentTarget, target, relatedTarget }: FocusEvent<HTMLFormElement>) {
    if (!isFormControl(relatedTarget)) return;
    const name = nameOf(target);
    const typed = typedIn(currentTarget);
    const sentence = typed(name) === '' ? undefined : check?.(typed)[name];
    if (sentence !== undefined) setErrors({ ...errors, [name]: sentence });
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const typed = typedIn(event.currentTarget);
    const wrong = check?.(typed) ?? {};
    if (Object.keys(wrong).length > 0) {
      refuse(wrong, '');
      onRefused?.();
      return;
    }
    setRefusal('');
    setErrors({});
    if (canSend?.() === false) return;
    setIsBusy(true);
    try {
      const refused = await send(typed);
      if (refused === undefined) form.current?.reset();
      else {
        setRefusal(refused);
        onRefused?.();
      }
    } catch (error) {
      refuse(failureFields(error), failureSentence(error));
      onRefused?.();
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form
      ref={form}
      className={classNames(styles.card, isInline && styles.inline)}
      aria-label={label}
      data-payment={isInline ? undefined : ''}
      noValidate
      onSubmit={(event) => void submit(event)}
      onInput={forget}
      onBlur={checkLeft}
    >
      {children?.((name) => ({ name, ...(errors[name] ? { error: errors[name] } : {}) }))}
      {refusal && !isAboutFields ? <Notice tone="error">{refusal}</Notice> : null}
      {/* Always rendered, because Enter submits a form only through its submit button. */}
      <div hidden={hasNoButton}>
        <Button
          type="submit"
          isBusy={isBusy || isWaiting}
          busyLabel={busyLabel}
          isWide={isWide}
          {...(weight ? { weight } : {})}
          {...(size ? { size } : {})}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}

function typedIn(form: HTMLFormElement): Typed {
  const fields = new FormData(form);
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}

const nameOf = (target: EventTarget) => (isFormControl(target) ? target.name : '');
