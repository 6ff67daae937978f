import type { ReactNode, RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useToastForm, type ToastForm } from '@/components/toasts/use-toast-form';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { Button } from '@/components/ui/forms/button';
import { ModalTitle } from './modal';
import { ModalField, type ModalFieldKind } from './modal-field';
import styles from './modal-form.module.css';

export type ModalFieldCopy = {
  name: ModalFieldKind;
  label: string;
  hint?: string;
  isOptional?: boolean;
  /** Overrides the default autocomplete value, which is that of a login. */
  autoComplete?: string;
  defaultValue?: string | undefined;
};

type ModalFormProps<Values extends FieldValues> = ToastForm<Values> & {
  title: string;
  /** Paragraphs between the title and the fields. */
  notes?: readonly string[];
  /** The choice of account, between the notes and the fields. */
  choice?: ReactNode;
  /** The form element, for callers that move focus to it. */
  formRef?: RefObject<HTMLFormElement | null>;
  /** Content above and below the fields. `below` receives a function that returns a field's error. */
  above?: ReactNode;
  below?: (errorOf: (name: keyof Values & string) => string | undefined) => ReactNode;
  fields: readonly ModalFieldCopy[];
  submit: string;
  /** Links below the button. */
  children?: ReactNode;
};

/** The form that modals share: a title, a few fields and a button. Server errors are shown as toasts. */
export function ModalForm<Values extends FieldValues>(props: ModalFormProps<Values>) {
  const {
    title,
    notes = [],
    fields,
    choice,
    above,
    below,
    formRef,
    submit,
    children,
    rules,
    send,
    invalidMessage,
  } = props;
  const { form, field, isBusy, refusal } = useToastForm<Values>({ rules, send, invalidMessage });

  return (
    <>
      <ModalTitle>{title}</ModalTitle>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      {choice}
      <form {...form} ref={formRef} className={styles.form}>
        {above}
        {fields.map((words, index) => (
          <ModalField key={words.name} {...words} {...field(words.name)} kind={words.name} autoFocus={index === 0} />
        ))}
        {below?.((name) => field(name).error)}
        <FormRefusal>{refusal}</FormRefusal>
        <Button type="submit" isWide isBusy={isBusy}>
          {submit}
        </Button>
      </form>
      {children ? <div className={styles.links}>{children}</div> : null}
    </>
  );
}
