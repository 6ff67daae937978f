import { Section } from '@/components/ui/section';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import { CardSection } from './card-section';
import { GiftSection } from './gift-section';
import { InvoiceTable } from './invoices/invoice-table';
import { OwnPlan } from './own-plan';
import { PlanSection } from './plan-section';

/** All billing sections, starting with the plan. */
export const Billing = () => (
  <OwnPlan followsOthers>
    {(billing, change) => (
      <>
        <Section title={copy.planTitle} isSplit>
          <PlanSection billing={billing} change={change} />
        </Section>
        <Section title={copy.cardsTitle} isSplit>
          <CardSection billing={billing} change={change} />
        </Section>
        <Section title={copy.invoicesTitle} isSplit>
          <InvoiceTable invoices={billing.invoices} />
        </Section>
        <Section title={copy.giftsTitle} isSplit>
          <GiftSection billing={billing} change={change} />
        </Section>
      </>
    )}
  </OwnPlan>
);
