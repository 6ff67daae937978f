import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnSubscription } from '@/lib/contracts/membership/transactions';
import { cancelReasons } from '@/lib/domain/membership/cancel-reasons';
import styles from '../billing.module.css';
import { focusQuestion } from '../focus-question';
import type { RunChange } from './run-change';

type CancelReasonProps = { said: OwnSubscription['cancelReason']; run: RunChange };

/** An optional question after the cancellation. */
export function CancelReason({ said, run }: CancelReasonProps) {
  const [reason, setReason] = useState(said);
  const [hasSent, setHasSent] = useState(false);
  if (said)
    return (
      <p role="status" tabIndex={-1} ref={hasSent ? focusQuestion : null}>
        {copy.reasonKept(copy.reasons[said])}
      </p>
    );
  return (
    <div className={styles.stack}>
      <RadioGroup
        legend={copy.reasonTitle}
        hint={copy.reasonHint}
        name="cancelReason"
        values={cancelReasons}
        wordsOf={(one) => ({ label: copy.reasons[one] })}
        value={reason}
        onChange={setReason}
      />
      <div className={styles.buttons}>
        <Button
          weight="outline"
          disabled={reason === null}
          onClick={() => {
            if (!reason) return;
            setHasSent(true);
            void run((calls) => calls.sayWhy({ body: { reason } }));
          }}
        >
          {copy.reasonSend}
        </Button>
      </div>
    </div>
  );
}
