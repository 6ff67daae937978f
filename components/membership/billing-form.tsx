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
  /** The button is as wide as the form. */
  isWide?: boolean;
  /** The button next to its only field, where there is room. */
  isInline?: boolean;
  /** Returns Stripe's error message, if any; throws our server's errors. */
  send: (typed: Typed) => Promise<string | undefined>;
  /** Errors before anything is sent: messages by field. */
  check?: (typed: Typed) => Readonly<Record<string, string>>;
  /** What an error is about: when it changes, the error is cleared. */
  subject?: number;
  /** Counts changes of what is ordered: a refusal was about the former order, its fields are not. */
  order?: number | undefined;
  /** Where the first invalid field is looked for: this form by default. */
  scope?: RefObject<HTMLElement | null>;
  /** Whether valid input may be sent now; when not, the rest of the page says what is missing. */
  canSend?: (() => boolean) | undefined;
  /** Called when nothing came of an attempt: a field is invalid, or what was sent is rejected. */
  onRefused?: () => void;
  /** The button is elsewhere on the page and sends this form too. */
  hasNoButton?: boolean;
  /** Something that the button waits for is under way. */
  isWaiting?: boolean;
  /** The fields by name, with their errors. */
  children?: (field: (name: string) => { name: string; error?: string }) => ReactNode;
};

/** A payment form: sent once at a time; input stays when it is rejected, and is cleared on success. */
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

  // After each attempt, not when a field is left: moves the focus to the first invalid field.
  useEffect(() => {
    if (attempt > 0) (scope ?? form).current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempt, scope]);

  function refuse(fields: Readonly<Record<string, string>>, sentence: string) {
    setErrors(fields);
    setRefusal(sentence);
    setAttempt((before) => before + 1);
  }

  /** A field's error does not apply to new input. */
  function forget({ target }: FormEvent<HTMLFormElement>) {
    const name = nameOf(target);
    setRefusal('');
    if (name in errors) setErrors(Object.fromEntries(Object.entries(errors).filter(([key]) => key !== name)));
  }

  /**
   * A field is validated on blur when it has a value. Not when the button is pressed: an error that appears between
   * press and release would move the button away from the pointer.
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
      {/* Without its own button the form still has one, for the Enter key. */}
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
