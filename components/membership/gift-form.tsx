import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { RadioGroup } from '@/components/ui/radio-group';
import { billingCopy as copy, checkoutCopy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { usd } from '@/lib/domain/shared/money';
import { giftCents, giftMonths, type GiftMonths } from '@/lib/domain/membership/plans';
import styles from './billing.module.css';
import { BillingForm } from './billing-form';
import { CardForm } from './card-form';
import { confirmWithSavedCard } from './confirm-with-saved-card';
import { focusQuestion } from './focus-question';
import { billingClient } from './use-billing';

type GiftFormProps = {
  billing: OwnBilling;
  onPaid: (intentId: string) => Promise<void>;
  onClose: () => void;
};

/** The duration of a gift and its payment, with the default card or a new one. */
export function GiftForm({ billing, onPaid, onClose }: GiftFormProps) {
  const [months, setMonths] = useState<GiftMonths>(3);
  const [isOtherCard, setIsOtherCard] = useState(false);
  const card = billing.cards.find(({ isDefault }) => isDefault);
  const amount = usd(giftCents(months));
  const begin = async () => billingClient().paymentIntent({ headers: {}, body: { months } });

  async function payWithSavedCard() {
    const { id, clientSecret } = await begin();
    const refused = await confirmWithSavedCard(billing, clientSecret);
    if (refused === undefined) await onPaid(id);
    return refused;
  }

  return (
    <div className={styles.gift}>
      <h3 tabIndex={-1} ref={focusQuestion}>
        {copy.give}
      </h3>
      <RadioGroup
        legend={copy.giftMonths}
        hint={copy.giftHint}
        name="giftMonths"
        values={giftMonths}
        wordsOf={(one) => ({ label: `${copy.giftOf(one)}, ${usd(giftCents(one))}` })}
        value={months}
        onChange={setMonths}
      />
      {card && !isOtherCard ? (
        <BillingForm
          key={months}
          label={copy.give}
          submitLabel={copy.payGiftWith(amount, checkoutCopy.cardOnFile(card.brand, card.last4))}
          busyLabel={checkoutCopy.paying}
          send={payWithSavedCard}
        />
      ) : (
        <CardForm
          key={months}
          isSimulated={billing.isSimulated}
          begin={begin}
          submitLabel={copy.payGift(amount)}
          onDone={(_, intentId) => onPaid(intentId)}
        />
      )}
      <div className={styles.buttons}>
        {card && !isOtherCard ? (
          <Button weight="outline" onClick={() => setIsOtherCard(true)}>
            {checkoutCopy.otherCard}
          </Button>
        ) : null}
        <Button weight="plain" onClick={onClose}>
          {copy.closeGift}
        </Button>
      </div>
    </div>
  );
}
