import { useRef, useState, type InputEvent, type RefObject } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallForm, type CallForm } from '@/lib/client/forms/use-call-form';
import { dismissToast, showToast } from './toast-store';

export type ToastForm<Values extends FieldValues> = Pick<CallForm<Values>, 'rules' | 'send'> & {
  /** Returns a message for invalid values, in addition to the errors at the fields. */
  invalidMessage?: ((form: FormData) => string | undefined) | undefined;
  /** Shows errors in the form only: section 8 asks for toasts on login, sign-up, lead and application forms. */
  isInline?: boolean;
};

/** A form for one call that shows errors as toasts (section 8), until the call succeeds or the form changes. */
export function useToastForm<Values extends FieldValues>({
  rules,
  send,
  invalidMessage,
  isInline = false,
}: ToastForm<Values>) {
  const complaints = useRef<string[]>([]);
  const [refusal, setRefusal] = useState<string>();

  function complain(sentence: string) {
    if (isInline) return;
    complaints.current.push(sentence);
    showToast('error', sentence);
  }

  const call = useCallForm<Values>({
    rules,
    send: async (values) => {
      setRefusal(undefined);
      await send(values);
      withdraw(complaints);
    },
    onFailure: (sentence, isAtField) => {
      if (!isAtField) setRefusal(sentence);
      complain(sentence);
    },
    onInvalid: (form) => {
      const sentence = invalidMessage?.(form);
      if (sentence) complain(sentence);
    },
  });
  const form = {
    ...call.form,
    onInput: (event: InputEvent<HTMLFormElement>) => {
      withdraw(complaints);
      call.form.onInput(event);
    },
  };
  return { ...call, form, /** The server's last error that no field shows, until the next attempt. */ refusal };
}

/** Dismisses the toasts of errors that no longer apply. */
function withdraw({ current }: RefObject<string[]>) {
  for (const sentence of current.splice(0)) dismissToast('error', sentence);
}
