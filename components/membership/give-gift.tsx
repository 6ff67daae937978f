import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './billing.module.css';
import { focusQuestion } from './focus-question';
import { GiftForm } from './gift-form';
import type { ChangeBilling } from './use-billing';

type GiveGiftProps = { billing: OwnBilling; change: ChangeBilling };

/** Buys a gift membership: paid once, without renewal. */
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
      {gifts.length > 0 ? (
        <ul className={styles.list} aria-label={copy.giftsGiven}>
          {gifts.map((gift) => (
            <li key={gift.code} className={styles.row}>
              <span>
                {copy.giftOf(gift.months)}
                {gift.paidAt ? `, ${dayOf(gift.paidAt)}` : ''}: <strong>{gift.code}</strong>
              </span>
              <span>{copy.giftStates[gift.state]}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {code === null ? null : (
        <div key={code} role="status" tabIndex={-1} ref={focusQuestion}>
          <Notice title={copy.giftReady}>{copy.giftCode(code)}</Notice>
        </div>
      )}
      {state === 'open' ? (
        <GiftForm billing={billing} onPaid={finish} onClose={() => setState('closed')} />
      ) : (
        // The focus returns from the form that was closed.
        <div ref={state === 'closed' ? (part) => part?.querySelector('button')?.focus() : null}>
          <Button weight="outline" onClick={() => setState('open')}>
            {copy.give}
          </Button>
        </div>
      )}
    </>
  );
}
