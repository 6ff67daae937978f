import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/text-field';
import { alertCopy as copy, closeSentence } from '@/lib/content/research/watch-alerts';
import type { Watchlist } from '@/lib/contracts/research/watchlists';
import { typedNumber } from '@/lib/domain/shared/typed-number';
import { AlertFields } from './alert-fields';
import { alertRules, toAlertBody, type AlertBody, type AlertValues } from './alert-values';
import styles from './alerts.module.css';
import type { Watchlists } from './use-watchlists';

type AlertFormProps = {
  /** Stocks suggested while typing; other tickers are accepted too. */
  stocks: readonly Watchlist['symbols'][number][];
  /** The ticker of the row whose alert button was clicked, so that only the price is missing. */
  startTicker?: string;
  onSend: Watchlists['change'];
};

/** A form for a new alert. */
export function AlertForm({ stocks, startTicker = '', onSend }: AlertFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const [kind, setKind] = useState<AlertBody['kind']>('above');
  const [typed, setTyped] = useState({ ticker: startTicker, price: '' });
  const { form, field, isBusy, refusal } = useToastForm<AlertValues>({
    rules: alertRules,
    send: async (values) => {
      // The rules validated the values, which the types cannot express.
      await onSend((calls) => calls.addAlert({ body: toAlertBody(values) as AlertBody }));
      element.current?.reset();
      setKind('above');
      setTyped({ ticker: '', price: '' });
      showToast('success', copy.added);
    },
  });
  useEffect(() => {
    const [ticker, price] = ['ticker', 'price'].map((name) =>
      element.current?.querySelector<HTMLInputElement>(`[name="${name}"]`),
    );
    if (!startTicker || !ticker) return;
    // Set directly and not as a default value, which a reset would restore.
    ticker.value = startTicker;
    price?.focus();
  }, [startTicker]);
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
      <AlertFields field={field} kind={kind} onKind={setKind} close={close} />
      <Button type="submit" isBusy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}
