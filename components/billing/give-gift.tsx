import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { OneOf } from '@/components/ui/one-of';
import { billingWords as words } from '@/lib/content/billing';
import type { OwnBilling } from '@/lib/contracts/billing';
import { dayOf } from '@/lib/domain/dates';
import { usd } from '@/lib/domain/money';
import { giftCents, giftMonths, type GiftMonths } from '@/lib/domain/plans';
import styles from './billing.module.css';
import { CardForm } from './card-form';
import { loadBillingCalls, type ChangeBilling } from './load-billing-calls';

type GiveGiftProps = { billing: OwnBilling; change: ChangeBilling };

/** Buys membership for somebody else: paid once, a code, and nothing that goes on by itself. */
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
        <ul className={styles.list} aria-label={words.giftsGiven}>
          {gifts.map((gift) => (
            <li key={gift.code} className={styles.row}>
              <span>
                {words.giftOf(gift.months)}
                {gift.paidAt ? `, ${dayOf(gift.paidAt)}` : ''}: <strong>{gift.code}</strong>
              </span>
              <span>{words.giftStates[gift.state]}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {code === null ? null : <Notice title={words.giftReady}>{words.giftCode(code)}</Notice>}
      {months === null ? (
        <div>
          <Button weight="outline" onClick={() => setMonths(3)}>
            {words.give}
          </Button>
        </div>
      ) : (
        <>
          <OneOf
            legend={words.giftMonths}
            hint={words.giftHint}
            name="giftMonths"
            values={giftMonths}
            wordsOf={(one) => ({ label: `${words.giftOf(one)}, ${usd(giftCents(one))}` })}
            value={months}
            onChange={setMonths}
          />
          <CardForm
            key={months}
            isSimulated={isSimulated}
            begin={async () => (await loadBillingCalls()).paymentIntent({ headers: {}, body: { months } })}
            submitLabel={words.payGift(usd(giftCents(months)))}
            onDone={(_, intentId) => finish(intentId)}
          />
        </>
      )}
    </>
  );
}
