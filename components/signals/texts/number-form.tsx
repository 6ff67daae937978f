import { CountryField } from '@/components/modals/country-field';
import { phoneLeadRules } from '@/components/modals/lead-rules';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/text-field';
import { signalTextsCopy as copy } from '@/lib/content/signals/texts/signal-texts';
import { consents } from '@/lib/content/visits/consents';
import type { ChangeTexts } from './text-calls';
import styles from './signal-texts.module.css';

type Values = { phoneNumber: string; country: string };

/** Asks for the phone number for signal texts. Clicking the button gives the consent above it. */
export function NumberForm({ onSend }: { onSend: ChangeTexts }) {
  const { form, field, isBusy, refusal } = useToastForm<Values>({
    rules: () => phoneLeadRules,
    send: async ({ phoneNumber, country }) => {
      await onSend((calls) => calls.start({ body: { phoneNumber, country, consent: true } }));
      showToast('success', copy.started);
    },
  });
  return (
    <form {...form} className={styles.form} aria-label={copy.title}>
      <CountryField />
      <TextField
        {...field('phoneNumber')}
        label={copy.phone}
        hint={copy.phoneHint}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        required
      />
      <p className={styles.note}>{consents['signal-texts'].text}</p>
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel={copy.starting}>
          {copy.start}
        </Button>
      </div>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}
