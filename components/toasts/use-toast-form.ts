import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallForm, type CallForm } from '@/lib/client/forms/use-call-form';
import { dismissToast, showToast } from './toast-store';

export type ToastForm<Values extends FieldValues> = Pick<CallForm<Values>, 'rules' | 'send'> & {
  /** An additional message for invalid values, besides those at the fields. */
  invalidMessage?: ((form: FormData) => string | undefined) | undefined;
};

/** A form for one call that shows errors as toasts (section 8), and dismisses them on success. */
export function useToastForm<Values extends FieldValues>({ rules, send, invalidMessage }: ToastForm<Values>) {
  const complaints = useRef<string[]>([]);
  const [refusal, setRefusal] = useState<string>();

  function complain(sentence: string) {
    complaints.current.push(sentence);
    showToast('error', sentence);
  }

  const call = useCallForm<Values>({
    rules,
    send: async (values) => {
      setRefusal(undefined);
      await send(values);
      for (const sentence of complaints.current.splice(0)) dismissToast('error', sentence);
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
  return { ...call, /** The server's last error that no field shows, until the next attempt. */ refusal };
}
