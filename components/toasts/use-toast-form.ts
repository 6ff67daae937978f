import { useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useCallForm, type CallForm } from '@/lib/client/use-call-form';
import { dismissToast, showToast } from './toast-store';

export type ToastForm<Values extends FieldValues> = Pick<CallForm<Values>, 'rules' | 'send'> & {
  /** What to say besides the sentences at the fields when values do not fit, if anything. */
  unfitSentence?: ((form: FormData) => string | undefined) | undefined;
};

/** A form over one call that says by a toast what was refused, and takes that back once it has succeeded. */
export function useToastForm<Values extends FieldValues>({ rules, send, unfitSentence }: ToastForm<Values>) {
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
    onUnfit: (form) => {
      const sentence = unfitSentence?.(form);
      if (sentence) complain(sentence);
    },
  });
  return { ...call, /** What the server refused last and no field says, until the next try. */ refusal };
}
