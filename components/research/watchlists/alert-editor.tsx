import { useEffect, useRef, useState } from 'react';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { alertSentence, alertCopy as copy, closeSentence } from '@/lib/content/research/watch-alerts';
import type { WatchAlert, Watchlist } from '@/lib/contracts/research/watchlists';
import { typedNumber } from '@/lib/domain/shared/typed-number';
import { AlertFields } from './alert-fields';
import { alertRules, toAlertBody, type AlertBody, type AlertValues } from './alert-values';
import styles from './alerts.module.css';

type AlertEditorProps = {
  alert: WatchAlert;
  /** The alert's stock, if it is on a list. */
  stock: Watchlist['symbols'][number] | undefined;
  onSave: (body: AlertBody) => Promise<void>;
  onCancel: () => void;
};

/** Edits an alert in place of its row. The stock cannot be changed. */
export function AlertEditor({ alert, stock, onSave, onCancel }: AlertEditorProps) {
  const element = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<AlertBody['kind']>(alert.kind);
  const [defaults] = useState(() => ({
    kind: alert.kind,
    price: alert.price === null ? '' : String(alert.price),
    daysBefore: alert.daysBefore === null ? '' : String(alert.daysBefore),
  }));
  const [price, setPrice] = useState(defaults.price);
  const { form, field, isBusy, refusal } = useToastForm<AlertValues>({
    rules: alertRules,
    // The rules validated the values, which the types cannot express.
    send: (values) => onSave(toAlertBody(values) as AlertBody),
  });

  useEffect(() => element.current?.querySelector('select')?.focus(), []);

  return (
    <form
      {...form}
      ref={element}
      className={styles.edit}
      aria-label={copy.editForm(alert.ticker)}
      onInput={(event) => {
        form.onInput(event);
        const { name, value } = event.target as HTMLInputElement;
        if (name === 'price') setPrice(value);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel();
      }}
    >
      <p className={styles.sentence}>{alertSentence(alert)}</p>
      <input type="hidden" name="ticker" value={alert.ticker} />
      <AlertFields
        field={field}
        kind={kind}
        onKind={setKind}
        close={stock && closeSentence(stock, kind, typedNumber(price))}
        defaults={defaults}
      />
      <div className={styles.editButtons}>
        <Button type="submit" isBusy={isBusy} busyLabel={copy.saving}>
          {copy.save}
        </Button>
        <Button weight="plain" onClick={onCancel}>
          {copy.cancel}
        </Button>
      </div>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}
