import { useRef } from 'react';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Button } from '@/components/ui/forms/button';
import { MoneyField } from '@/components/ui/forms/money-field';
import { SelectField } from '@/components/ui/forms/select-field';
import { optionName } from '@/lib/content/signals/outcomes/option-name';
import { ownOutcomesCopy as copy } from '@/lib/content/signals/outcomes/own-outcomes';
import type { OwnOutcomes, OwnOutcomeSignal } from '@/lib/contracts/signals/outcomes';
import { outcomeRules, toReport, type OutcomeValues } from './outcome-values';
import styles from './outcomes.module.css';
import type { OutcomeCalls } from './outcome-calls';

type OutcomeFormProps = {
  signals: readonly OwnOutcomeSignal[];
  onSend: (act: (calls: OutcomeCalls) => Promise<OwnOutcomes>) => Promise<OwnOutcomes>;
};

/** Reports a member's two prices for a closed signal. */
export function OutcomeForm({ signals, onSend }: OutcomeFormProps) {
  const element = useRef<HTMLFormElement>(null);
  const { form, field, isBusy, refusal } = useToastForm<OutcomeValues>({
    rules: outcomeRules,
    send: async ({ signal, ...prices }) => {
      await onSend((calls) => calls.report({ params: { id: signal }, body: toReport(prices) }));
      element.current?.reset();
      showToast('success', copy.saved);
    },
  });
  if (signals.length === 0) return <EmptyState title={copy.emptyTitle}>{copy.empty}</EmptyState>;
  return (
    <form {...form} ref={element} className={styles.form} aria-label={copy.save}>
      <SelectField
        {...field('signal')}
        label={copy.signal}
        hint={copy.signalHint}
        options={signals.map((signal) => ({ value: signal.id, label: optionName(signal) }))}
      />
      <div className={styles.pair}>
        <MoneyField {...field('paid')} label={copy.paid} autoComplete="off" maxLength={12} required />
        <MoneyField
          {...field('received')}
          label={copy.received}
          hint={copy.receivedHint}
          autoComplete="off"
          maxLength={12}
          required
        />
      </div>
      <div>
        <Button type="submit" isBusy={isBusy} busyLabel={copy.saving}>
          {copy.save}
        </Button>
      </div>
      <FormRefusal>{refusal}</FormRefusal>
    </form>
  );
}
