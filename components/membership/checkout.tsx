import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useHeldForm } from '@/components/modals/use-held-form';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Section } from '@/components/ui/section';
import { checkoutCopy as copy, intervalNames, per, tierNames } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { Tier } from '@/lib/domain/membership/plans';
import { usd } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import { CardSection } from './card-section';
import styles from './checkout.module.css';
import { CheckoutDone } from './checkout-done';
import { CheckoutSummary } from './checkout-summary';
import { focusQuestion } from './focus-question';
import type { ChangeBilling } from './use-billing';
import { switchPath } from './opened-for';
import { OwnPlan } from './own-plan';
import { PaySection } from './pay-section';
import { PlanChoice } from './plan-choice';
import { UnfinishedPayment } from './unfinished-payment';
import { useChoice } from './use-choice';
import { ReferralCode, useReferralCode } from './referral-code';

/** The checkout: a plan, a card, and a button that shows the price. */
export function Checkout() {
  useHeldForm();
  const [isDone, setIsDone] = useState(false);
  return (
    <OwnPlan isPaid={isDone}>
      {(billing, change) =>
        isDone ? (
          <CheckoutDone billing={billing} />
        ) : (
          <Start billing={billing} change={change} onDone={() => setIsDone(true)} />
        )
      }
    </OwnPlan>
  );
}

type StepsProps = { billing: OwnBilling; change: ChangeBilling; onDone: () => void };

/** Shows a payment that was unfinished when the page opened before anything else. */
function Start({ billing, change, onDone }: StepsProps) {
  const { subscription } = billing;
  const [unfinishedId, setUnfinishedId] = useState(subscription?.status === 'incomplete' ? subscription.id : undefined);
  if (subscription?.status === 'incomplete' && subscription.id === unfinishedId)
    return (
      <UnfinishedPayment
        billing={billing}
        subscription={subscription}
        change={change}
        onPaid={onDone}
        onOther={() => setUnfinishedId(undefined)}
      />
    );
  return <Steps billing={billing} change={change} onDone={onDone} />;
}

function Steps({ billing, change, onDone }: StepsProps) {
  const choice = useChoice(billing);
  const referral = useReferralCode();
  const { subscription } = billing;
  const hasPlan = subscription !== null && subscription.status !== 'canceled' && subscription.status !== 'incomplete';
  const [isWaiting, setIsWaiting] = useState(false);
  const [isCardOpen, setIsCardOpen] = useState(billing.cards.length === 0);
  const [isSavingCard, setIsSavingCard] = useState(false);
  const [otherTier, setOtherTier] = useState<Tier>();
  const parts = useRef<HTMLDivElement>(null);
  /** The plan's button also saves a card that was only typed, and the plan starts once the card is saved. */
  const startsNext = useRef(false);
  const isSending = useRef(false);
  useEffect(() => {
    if (isCardOpen || !startsNext.current) return;
    startsNext.current = false;
    payForm(parts.current)?.requestSubmit();
  }, [isCardOpen]);

  if (otherTier)
    return (
      <div tabIndex={-1} ref={focusQuestion}>
        <AlreadyStarted>{copy.otherTab(tierNames[otherTier])}</AlreadyStarted>
      </div>
    );
  if (hasPlan) {
    const offer = choice.isNamed
      ? billing.planChanges.find((to) => to.subscriptionType === choice.tier && to.interval === choice.interval)
      : undefined;
    return offer ? (
      <AlreadyStarted action={<ButtonLink href={switchPath(offer)}>{copy.seeSwitch}</ButtonLink>}>
        {copy.alreadySwitch(tierNames[offer.subscriptionType], usd(choice.amountCents), per[offer.interval])}
      </AlreadyStarted>
    ) : (
      <AlreadyStarted>
        {copy.alreadyText(tierNames[subscription.subscriptionType], intervalNames[subscription.interval])}
      </AlreadyStarted>
    );
  }
  return (
    <div ref={parts} className={styles.checkout}>
      <CheckoutSummary billing={billing} choice={choice} />
      <div className={styles.steps}>
        <Section title={copy.planTitle} isNested>
          <PlanChoice billing={billing} choice={choice} isLocked={isWaiting} />
          {isWaiting ? null : <ReferralCode state={referral} />}
        </Section>
        <Section title={copy.cardTitle} isNested>
          <div onSubmitCapture={sendCard}>
            <CardSection
              billing={billing}
              change={change}
              onKept={goOn}
              onRefused={stay}
              canKeep={() => !missingConsent(parts.current)}
              order={choice.changes}
              onAdding={setIsCardOpen}
            />
          </div>
        </Section>
        <Section isNested>
          <PaySection
            billing={billing}
            choice={choice}
            referral={referral}
            change={change}
            onDone={onDone}
            scope={parts}
            needsCard={isCardOpen}
            onNoCard={saveCard}
            isSavingCard={isSavingCard}
            onWaiting={setIsWaiting}
            onOther={setOtherTier}
          />
        </Section>
      </div>
    </div>
  );

  /** Moves the focus after the card form is gone: to the consent, or to the button if consent is already given. */
  function goOn() {
    setIsSavingCard(false);
    (missingConsent(parts.current) ?? payForm(parts.current)?.querySelector<HTMLElement>('[type="submit"]'))?.focus();
  }

  /** The card is invalid or declined, so the plan does not start. */
  function stay() {
    startsNext.current = false;
    setIsSavingCard(false);
  }

  /** Handles Enter in the card form like a click on the page's only button. Without consent, no card is saved. */
  function sendCard() {
    const isConsentMissing = missingConsent(parts.current) !== null;
    startsNext.current = !isConsentMissing;
    if (isSending.current) return;
    if (!isConsentMissing) {
      setIsSavingCard(true);
      return;
    }
    isSending.current = true;
    payForm(parts.current)?.requestSubmit();
    isSending.current = false;
  }

  /** Submits the card form, which saves the card or shows what is missing. The plan starts afterward. */
  function saveCard() {
    const form = cardForm(parts.current);
    if (!form || isSending.current) return;
    setIsSavingCard(!missingConsent(parts.current));
    isSending.current = true;
    form.requestSubmit();
    isSending.current = false;
  }
}

type AlreadyStartedProps = { children: string; action?: ReactNode };

const AlreadyStarted = ({
  children,
  action = <ButtonLink href={paths.billing}>{copy.toBilling}</ButtonLink>,
}: AlreadyStartedProps) => (
  <Section>
    <EmptyState title={copy.alreadyTitle} action={action}>
      {children}
    </EmptyState>
  </Section>
);

const payForm = (parts: HTMLElement | null) =>
  parts?.querySelector<HTMLFormElement>(`form[aria-label="${copy.payTitle}"]`);

/** The test drive's consent checkbox, if it is shown but not checked. */
const missingConsent = (parts: HTMLElement | null) =>
  payForm(parts)?.querySelector<HTMLElement>('[type="checkbox"]:not(:checked)') ?? null;

/** The card form, which precedes the payment form; missing while Stripe's form loads. */
const cardForm = (parts: HTMLElement | null) =>
  parts?.querySelector<HTMLFormElement>(`form:not([aria-label="${copy.payTitle}"])`);
