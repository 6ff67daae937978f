import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/text-field';
import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { signalTextsCopy as copy } from '@/lib/content/signals/texts/signal-texts';
import { phoneCode } from '@/lib/contracts/signals/signal-texts';
import type { ChangeTexts } from './text-calls';
import styles from './signal-texts.module.css';

type Values = { code: string };

async function loadRules() {
  const { contractRules } = await loadFormLibrary();
  return contractRules<Values>(phoneCode);
}

/** Asks for the code that was texted to the number. */
export function CodeForm({ onSend }: { onSend: ChangeTexts }) {
  const { form, field, isBusy, refusal } = useToastForm<Values>({
    rules: loadRules,
    send: async ({ code }) => {
      await onSend((calls) => calls.confirm({ body: { code } }));
      showToast('success', copy.confirmed);
    },
  });
  return (
    <form {...form} className={styles.form} aria-label={copy.confirm}>
      <TextField
        {...field('code')}
        label={copy.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        required
      />
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel={copy.confirming}>
          {copy.confirm}
        </Button>
      </div>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}
