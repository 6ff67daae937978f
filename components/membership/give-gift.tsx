import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { focusQuestion } from './focus-question';
import styles from './billing.module.css';
import { GiftForm } from './gift-form';
import { BoughtGifts } from './gifts/bought-gifts';
import type { ChangeBilling } from './use-billing';

type GiveGiftProps = { billing: OwnBilling; change: ChangeBilling };

/** Buys a gift, which is paid once and does not renew. */
export function GiveGift({ billing, change }: GiveGiftProps) {
  const { gifts } = billing;
  const [state, setState] = useState<'unopened' | 'open' | 'closed'>('unopened');
  const [code, setCode] = useState<string | null>(null);

  async function finish(intentId: string) {
    await change(async (calls) => {
      const given = await calls.finishGift({ body: { paymentIntentId: intentId } });
      setCode(given.code);
      return calls.read();
    });
    setState('unopened');
  }

  return (
    <>
      <BoughtGifts gifts={gifts} />
      {code === null ? null : (
        <div key={code} role="status" tabIndex={-1} ref={focusQuestion}>
          <Notice title={copy.giftReady}>{copy.giftCode(code)}</Notice>
        </div>
      )}
      {state === 'open' ? (
        <GiftForm billing={billing} onPaid={finish} onClose={() => setState('closed')} />
      ) : (
        // Receives the focus when the form closes.
        <div
          className={styles.buttons}
          ref={state === 'closed' ? (part) => part?.querySelector('button')?.focus() : null}
        >
          <Button weight="outline" onClick={() => setState('open')}>
            {copy.give}
          </Button>
        </div>
      )}
    </>
  );
}
