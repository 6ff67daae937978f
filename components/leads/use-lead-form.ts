import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import type { LeadValues } from '@/lib/client/forms/lead-calls';
import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { useCallForm } from '@/lib/client/forms/use-call-form';
import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';

/** The input and errors of a form that was submitted through its page. */
export type GivenLead = { values: LeadValues; errors: LeadValues; failure: string | null };

/** The state of a lead form. The form library, axios and the rules load on the first interaction. */
export function useLeadForm(name: LeadFormName, given: GivenLead | undefined, onSent?: (values: LeadValues) => void) {
  const [done, setDone] = useState<string>();
  const [failure, setFailure] = useState(given?.failure ?? undefined);
  const [hasTried, setHasTried] = useState(false);
  const { form, field, isBusy } = useCallForm<LeadValues>({
    rules: async () => (await loadFormLibrary()).leadRules(name),
    send: async (values) => {
      const { sendLead } = await loadFormLibrary();
      // The message replaces the form, so no toast is needed.
      setDone(await sendLead(name, values));
      onSent?.(values);
    },
    onFailure: (sentence, isAtField) => {
      if (isAtField) return;
      setFailure(sentence);
      showToast('error', sentence);
    },
  });

  return {
    isBusy,
    done,
    failure,
    form: {
      ...form,
      onSubmit: (event: Parameters<typeof form.onSubmit>[0]) => {
        setHasTried(true);
        setFailure(undefined);
        form.onSubmit(event);
      },
    },
    /** Returns the server-rendered error until the form is sent with scripts, and then the form's own error. */
    errorOf: (fieldName: string) => field(fieldName).error ?? (hasTried ? undefined : given?.errors[fieldName]),
  };
}
