import { useEffect, useRef, useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Tag } from '@/components/ui/tag';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { billingCopy, checkoutCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { OwnCard } from '@/lib/contracts/membership/transactions';
import { hasEnded } from '@/lib/domain/membership/membership';
import styles from './billing.module.css';
import { CardForm } from './card-form';
import { focusHeading, keepFocus } from './focus-question';
import { forgetOpening, isOpenedFor } from './opened-for';
import { billingClient, type ChangeBilling } from './use-billing';

type CardSectionProps = {
  billing: OwnBilling;
  change: ChangeBilling;
  /** Called after a card is saved; without it, a toast confirms the card. */
  onKept?: () => void;
  /** Called when a card is invalid or declined. */
  onRefused?: () => void;
  /** Whether a valid card may be saved now. */
  canKeep?: () => boolean;
  /** Counts changes of the order that the card would pay for. */
  order?: number;
  /** Called when the form to add a card opens or closes. */
  onAdding?: (isAdding: boolean) => void;
};

/**
 * The saved cards and a form to add one. A new card pays an open invoice right away. At the checkout, the form is open
 * from the start.
 */
export function CardSection({ billing, change, onKept, onRefused, canKeep, order, onAdding }: CardSectionProps) {
  const { cards, isSimulated, subscription } = billing;
  // The server does not remove a card that pays for a plan.
  const hasPlan = subscription !== null && !hasEnded(subscription.status);
  const [isAdding, setIsAdding] = useState(() => (onKept === undefined ? isOpenedFor('card') : cards.length === 0));
  const add = (next: boolean) => {
    setIsAdding(next);
    onAdding?.(next);
  };
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (onKept !== undefined || !isOpenedFor('card')) return;
    // Another page linked here, and the form is below the plan.
    focusHeading(part.current, { preventScroll: false });
  }, [onKept]);
  const hasRemoved = useRef(false);
  useEffect(() => {
    // The clicked button was removed with its card.
    if (hasRemoved.current) keepFocus(part.current);
    hasRemoved.current = false;
  }, [cards.length]);
  const begin = async () => billingClient().setupIntent({ headers: {} });

  async function keep(cardId: string | null) {
    if (cardId === null) return;
    await change(async (calls) => {
      await calls.attachPaymentMethod({ headers: {}, body: { paymentMethodId: cardId } });
      return calls.read();
    });
    forgetOpening('card');
    add(false);
    if (onKept) onKept();
    else showToast('success', billingCopy.cardAdded);
  }

  async function forget(card: OwnCard) {
    hasRemoved.current = true;
    try {
      await change(async (calls) => {
        await calls.removeCard({ params: { id: card.id } });
        return calls.read();
      });
      showToast('success', billingCopy.cardRemoved);
    } catch (error) {
      showToast('error', failureSentence(error));
    }
  }

  return (
    <div ref={part} className={styles.stack}>
      {cards.length > 0 && !(onKept && isAdding) ? (
        <ul className={styles.list}>
          {cards.map((card) => (
            <li key={card.id} className={styles.row}>
              <span>
                <strong>{copy.cardOnFile(card.brand, card.last4)}</strong>,{' '}
                {billingCopy.expires(card.expMonth, card.expYear)}
              </span>
              {card.isDefault && cards.length > 1 ? <Tag>{billingCopy.paysWith}</Tag> : null}
              {card.isDefault && (hasPlan || onKept) ? null : (
                <Button weight="plain" onClick={() => void forget(card)}>
                  {billingCopy.remove}
                </Button>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      {cards.length === 0 && !isAdding ? <p>{billingCopy.noCards}</p> : null}
      {isAdding ? (
        <CardForm
          isSimulated={isSimulated}
          begin={begin}
          submitLabel={copy.keepCard}
          hasNoButton={onKept !== undefined}
          canSend={canKeep}
          order={order}
          {...(onRefused ? { onRefused } : {})}
          onDone={keep}
        />
      ) : (
        <div className={styles.buttons}>
          <Button weight="outline" onClick={() => add(true)}>
            {cards.length === 0 ? billingCopy.addCard : copy.otherCard}
          </Button>
        </div>
      )}
      {onKept && isAdding && cards.length > 0 ? (
        <div>
          <Button weight="plain" onClick={() => add(false)}>
            {copy.savedCard}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
