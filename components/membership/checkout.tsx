import { useState } from 'react';
import { useHeldForm } from '@/components/modals/use-held-form';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Section } from '@/components/ui/section';
import { checkoutCopy as copy } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { paths } from '@/lib/domain/shared/paths';
import { CardPart } from './card-part';
import type { ChangeBilling } from './use-billing';
import { OwnPlan } from './own-plan';
import { PayPart } from './pay-part';
import { PlanChoice } from './plan-choice';
import { useChoice } from './use-choice';

/** The whole checkout: a plan, a card, a button with the price on it. */
export function Checkout() {
  useHeldForm();
  return <OwnPlan>{(billing, change) => <Steps billing={billing} change={change} />}</OwnPlan>;
}

function Steps({ billing, change }: { billing: OwnBilling; change: ChangeBilling }) {
  const choice = useChoice(billing);
  const [isDone, setIsDone] = useState(false);
  const { subscription } = billing;
  const hasPlan = subscription !== null && subscription.status !== 'canceled' && subscription.status !== 'incomplete';
  if (isDone || hasPlan)
    return (
      <Section>
        <EmptyState
          title={isDone ? copy.doneTitle : copy.alreadyTitle}
          action={<ButtonLink href={paths.billing}>{copy.toBilling}</ButtonLink>}
        >
          {isDone ? copy.doneText : copy.alreadyText}
        </EmptyState>
      </Section>
    );
  return (
    <>
      <Section title={copy.planTitle} isSplit>
        <PlanChoice billing={billing} choice={choice} />
      </Section>
      <Section title={copy.cardTitle} isSplit>
        <CardPart billing={billing} change={change} />
      </Section>
      <Section title={copy.payTitle} isSplit>
        <PayPart billing={billing} choice={choice} change={change} onDone={() => setIsDone(true)} />
      </Section>
    </>
  );
}
