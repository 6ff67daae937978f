import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { OneOf } from '@/components/ui/one-of';
import { billingWords as words } from '@/lib/content/billing';
import type { OwnSubscription } from '@/lib/contracts/transactions';
import { cancelReasons } from '@/lib/domain/cancel-reasons';
import styles from './billing.module.css';
import type { RunChange } from './plan-part';

type CancelReasonProps = { said: OwnSubscription['cancelReason']; run: RunChange };

/** Asked once it is done, and of nobody who does not want to say. */
export function CancelReason({ said, run }: CancelReasonProps) {
  const [reason, setReason] = useState(said);
  if (said) return <p>{words.reasonKept(words.reasons[said])}</p>;
  return (
    <div className={styles.stack}>
      <OneOf
        legend={words.reasonTitle}
        hint={words.reasonHint}
        name="cancelReason"
        values={cancelReasons}
        wordsOf={(one) => ({ label: words.reasons[one] })}
        value={reason}
        onChange={setReason}
      />
      <div>
        <Button
          weight="outline"
          disabled={reason === null}
          onClick={() => reason && void run((calls) => calls.sayWhy({ body: { reason } }), words.reasonThanks)}
        >
          {words.reasonSend}
        </Button>
      </div>
    </div>
  );
}
