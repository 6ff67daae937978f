import { useRef, useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { SelectField } from '@/components/ui/forms/select-field';
import { TextField } from '@/components/ui/forms/text-field';
import { alertCopy as copy, closeSentence } from '@/lib/content/research/watch-alerts';
import type { Watchlist } from '@/lib/contracts/research/watchlists';
import { alertKinds } from '@/lib/domain/research/research';
import { typedNumber } from '@/lib/domain/shared/typed-number';
import { alertRules, toAlertBody, type AlertBody, type AlertValues } from './alert-values';
import styles from './alerts.module.css';
import type { Watchlists } from './use-watchlists';

const kinds = alertKinds.map((value) => ({ value, label: copy.kinds[value] }));

type AlertFormProps = {
  /** Offered while typing; any other ticker may be typed too. */
  stocks: readonly Watchlist['symbols'][number][];
  onSend: Watchlists['change'];
};

/** A new alert. Both numbers are always in the form, so that switching kinds loses nothing. */
export function AlertForm({ stocks, onSend }: AlertFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<AlertBody['kind']>('above');
  const [typed, setTyped] = useState({ ticker: '', price: '' });
  const { form, field, isBusy, refusal } = useToastForm<AlertValues>({
    rules: alertRules,
    send: async (values) => {
      // The rules have validated it, which the types cannot express.
      await onSend((calls) => calls.addAlert({ body: toAlertBody(values) as AlertBody }));
      element.current?.reset();
      setKind('above');
      setTyped({ ticker: '', price: '' });
      showToast('success', copy.added);
    },
  });
  const stock = stocks.find(({ ticker }) => ticker === typed.ticker.trim().toUpperCase());
  const close = stock && closeSentence(stock, kind, typedNumber(typed.price));
  return (
    <form
      {...form}
      onInput={(event) => {
        form.onInput(event);
        const { name, value } = event.target as HTMLInputElement;
        setTyped((before) => ({ ...before, [name]: value }));
      }}
      ref={element}
      className={styles.form}
      aria-label={copy.form}
    >
      <h3 className={styles.title}>{copy.form}</h3>
      <TextField
        {...field('ticker')}
        label={copy.ticker}
        list="alert-tickers"
        maxLength={10}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        required
      />
      <datalist id="alert-tickers">
        {stocks.map(({ ticker }) => (
          <option key={ticker} value={ticker} />
        ))}
      </datalist>
      <SelectField
        {...field('kind')}
        label={copy.kind}
        options={kinds}
        defaultValue="above"
        onChange={(event) => setKind(kinds.find(({ value }) => value === event.target.value)?.value ?? 'above')}
      />
      <div hidden={kind === 'expiry'}>
        <TextField
          {...field('price')}
          label={copy.price}
          hint={close}
          inputMode="decimal"
          maxLength={12}
          autoComplete="off"
        />
      </div>
      <div hidden={kind !== 'expiry'}>
        <TextField
          {...field('daysBefore')}
          label={copy.days}
          hint={copy.daysHint}
          inputMode="numeric"
          maxLength={2}
          autoComplete="off"
        />
      </div>
      <Button type="submit" isBusy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}
