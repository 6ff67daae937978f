import { useEffect, useRef, useState } from 'react';
import { useHeldForm } from '@/components/modals/use-held-form';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Section } from '@/components/ui/section';
import { checkoutCopy as copy, tierNames } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { Tier } from '@/lib/domain/membership/plans';
import { paths } from '@/lib/domain/shared/paths';
import { CardPart } from './card-part';
import { CheckoutDone } from './checkout-done';
import { focusQuestion } from './focus-question';
import type { ChangeBilling } from './use-billing';
import { OwnPlan } from './own-plan';
import { PayPart } from './pay-part';
import { PlanChoice } from './plan-choice';
import { useChoice } from './use-choice';

/** The whole checkout: a plan, a card, a button with the price on it. */
export function Checkout() {
  useHeldForm();
  const [isDone, setIsDone] = useState(false);
  return (
    <OwnPlan isPaid={isDone}>
      {(billing, change) =>
        isDone ? (
          <CheckoutDone billing={billing} />
        ) : (
          <Steps billing={billing} change={change} onDone={() => setIsDone(true)} />
        )
      }
    </OwnPlan>
  );
}

type StepsProps = { billing: OwnBilling; change: ChangeBilling; onDone: () => void };

function Steps({ billing, change, onDone }: StepsProps) {
  const choice = useChoice(billing);
  const { subscription } = billing;
  const hasPlan = subscription !== null && subscription.status !== 'canceled' && subscription.status !== 'incomplete';
  const [isWaiting, setIsWaiting] = useState(false);
  const [isCardRefused, setIsCardRefused] = useState(false);
  const [otherTier, setOtherTier] = useState<Tier>();
  const parts = useRef<HTMLDivElement>(null);
  /** The plan's button also saves a card that was only typed, and the plan starts once it is saved. */
  const startsNext = useRef(false);
  const hasCard = billing.cards.length > 0;
  useEffect(() => {
    if (!hasCard || !startsNext.current) return;
    startsNext.current = false;
    payForm(parts.current)?.requestSubmit();
  }, [hasCard]);

  if (otherTier)
    return (
      <div tabIndex={-1} ref={focusQuestion}>
        <AlreadyStarted>{copy.otherTab(tierNames[otherTier])}</AlreadyStarted>
      </div>
    );
  // After a reload, a started test drive ends on the same screen as before.
  if (subscription?.status === 'trialing' && subscription.clientSecret === null && billing.nextCharge)
    return <CheckoutDone billing={billing} />;
  if (hasPlan) return <AlreadyStarted>{copy.alreadyText}</AlreadyStarted>;
  return (
    <div ref={parts}>
      <Section title={copy.planTitle} isSplit>
        <PlanChoice billing={billing} choice={choice} isLocked={isWaiting} />
      </Section>
      <Section title={copy.cardTitle} isSplit>
        <div onSubmitCapture={() => (startsNext.current = false)}>
          <CardPart billing={billing} change={change} onKept={goOn} onRefused={() => setIsCardRefused(true)} />
        </div>
      </Section>
      <Section title={copy.payTitle} isSplit>
        <PayPart
          billing={billing}
          choice={choice}
          change={change}
          onDone={onDone}
          scope={parts}
          onNoCard={saveCard}
          isCardRefused={isCardRefused}
          onWaiting={setIsWaiting}
          onOther={setOtherTier}
        />
      </Section>
    </div>
  );

  /** The card form is gone: the focus moves to the consent, or to the button when that is given. */
  function goOn() {
    payForm(parts.current)?.querySelector<HTMLElement>('[type="checkbox"]:not(:checked), [type="submit"]')?.focus();
  }

  /** Saves the card as its own button does, or shows what is missing in it. */
  function saveCard() {
    setIsCardRefused(false);
    parts.current?.querySelector('form')?.requestSubmit();
    startsNext.current = true;
  }
}

const AlreadyStarted = ({ children }: { children: string }) => (
  <Section>
    <EmptyState title={copy.alreadyTitle} action={<ButtonLink href={paths.billing}>{copy.toBilling}</ButtonLink>}>
      {children}
    </EmptyState>
  </Section>
);

const payForm = (parts: HTMLElement | null) =>
  parts?.querySelector<HTMLFormElement>(`form[aria-label="${copy.payTitle}"]`);
