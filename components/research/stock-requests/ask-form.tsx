import { useRef } from 'react';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/text-field';
import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { loadCalls } from '@/lib/client/http/load-calls';
import { stockRequestCopy as copy } from '@/lib/content/research/stock-requests';
import styles from './stock-requests.module.css';

type Values = { ticker: string };
type AskFormProps = { initialTicker: string; onAsk: (ticker: string) => Promise<void> };

/** Requests one stock by its ticker. */
export function AskForm({ initialTicker, onAsk }: AskFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { form, field, isBusy, refusal } = useToastForm<Values>({
    rules: loadRules,
    send: async ({ ticker }) => {
      await onAsk(ticker);
      const input = element.current?.querySelector('input');
      if (input) input.value = '';
    },
  });
  return (
    <form {...form} ref={element} className={styles.form} aria-label={copy.ask}>
      <TextField
        {...field('ticker')}
        label={copy.askTicker}
        hint={copy.askHint}
        defaultValue={initialTicker}
        maxLength={10}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <Button type="submit" isBusy={isBusy} busyLabel={copy.asking}>
        {copy.askSubmit}
      </Button>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}

async function loadRules() {
  const [{ contractRules }, { stockRequestsContract }] = await Promise.all([loadFormLibrary(), loadCalls()]);
  return contractRules<Values>(stockRequestsContract.ask.body);
}
