import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { RadioGroup } from '@/components/ui/radio-group';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd } from '@/lib/domain/shared/money';
import { giftCents, giftMonths, type GiftMonths } from '@/lib/domain/membership/plans';
import styles from './billing.module.css';
import { CardForm } from './card-form';
import { billingClient, type ChangeBilling } from './use-billing';

type GiveGiftProps = { billing: OwnBilling; change: ChangeBilling };

/** Buys a gift membership: paid once, without renewal. */
export function GiveGift({ billing, change }: GiveGiftProps) {
  const { gifts, isSimulated } = billing;
  const [months, setMonths] = useState<GiftMonths | null>(null);
  const [code, setCode] = useState<string | null>(null);

  async function finish(intentId: string) {
    await change(async (calls) => {
      const given = await calls.finishGift({ body: { paymentIntentId: intentId } });
      setCode(given.code);
      return calls.read();
    });
    setMonths(null);
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
      {code === null ? null : <Notice title={copy.giftReady}>{copy.giftCode(code)}</Notice>}
      {months === null ? (
        <div>
          <Button weight="outline" onClick={() => setMonths(3)}>
            {copy.give}
          </Button>
        </div>
      ) : (
        <>
          <RadioGroup
            legend={copy.giftMonths}
            hint={copy.giftHint}
            name="giftMonths"
            values={giftMonths}
            wordsOf={(one) => ({ label: `${copy.giftOf(one)}, ${usd(giftCents(one))}` })}
            value={months}
            onChange={setMonths}
          />
          <CardForm
            key={months}
            isSimulated={isSimulated}
            begin={async () => billingClient().paymentIntent({ headers: {}, body: { months } })}
            submitLabel={copy.payGift(usd(giftCents(months)))}
            onDone={(_, intentId) => finish(intentId)}
          />
        </>
      )}
    </>
  );
}
