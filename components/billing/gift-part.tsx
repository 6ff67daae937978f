import { useState, type FormEvent } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/text-field';
import { failureSentence } from '@/lib/client/failure-sentence';
import { billingWords as words } from '@/lib/content/billing';
import type { OwnBilling } from '@/lib/contracts/billing';
import { dayOf } from '@/lib/domain/dates';
import styles from './billing.module.css';
import type { ChangeBilling } from './load-billing-calls';

/** What was given, and the way to use a code. */
export function GiftPart({ billing, change }: { billing: OwnBilling; change: ChangeBilling }) {
  const [code, setCode] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function redeem(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setRefusal('');
    try {
      await change(async (calls) => {
        const { until } = await calls.redeemGift({ body: { code } });
        showToast('success', words.redeemed(dayOf(until)));
        return calls.read();
      });
      setCode('');
    } catch (error) {
      setRefusal(failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <div className={styles.stack}>
      {billing.grants.map(({ kind, until }) => (
        <p key={`${kind} ${until}`}>{words.given(dayOf(until))}</p>
      ))}
      <form className={styles.card} onSubmit={(event) => void redeem(event)}>
        <TextField
          label={words.code}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="off"
          maxLength={64}
          required
          {...(refusal ? { error: refusal } : {})}
        />
        <div>
          <Button type="submit" weight="outline" isBusy={isBusy} busyLabel={words.redeeming}>
            {words.redeem}
          </Button>
        </div>
      </form>
    </div>
  );
}
