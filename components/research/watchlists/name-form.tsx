import { FormRefusal } from '@/components/toasts/form-refusal';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/text-field';
import { loadFormLibrary } from '@/lib/client/forms/load-form-library';
import { watchlistCopy as copy } from '@/lib/content/research/watchlists';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';
import styles from './watchlists.module.css';

type Values = { name: string };
type NameFormProps = {
  legend: string;
  label?: string;
  submit: string;
  defaultName?: string;
  onSend: (name: string) => Promise<void>;
  onCancel?: () => void;
};

/** A form for the name of a new or existing list. */
export function NameForm({ legend, label = copy.name, submit, defaultName, onSend, onCancel }: NameFormProps) {
  const { form, field, isBusy, refusal } = useToastForm<Values>({
    rules: loadRules,
    send: ({ name }) => onSend(name),
  });
  return (
    <form {...form} className={styles.nameForm} aria-label={legend}>
      <TextField {...field('name')} label={label} defaultValue={defaultName} autoComplete="off" required />
      <div className={styles.buttons}>
        <Button type="submit" isBusy={isBusy}>
          {submit}
        </Button>
        {onCancel ? (
          <Button weight="plain" onClick={onCancel}>
            {copy.cancel}
          </Button>
        ) : null}
      </div>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}

async function loadRules() {
  const { contractRules } = await loadFormLibrary();
  return contractRules<Values>(watchlistsContract.create.body);
}
