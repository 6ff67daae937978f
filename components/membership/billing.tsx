import { Section } from '@/components/ui/section';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import { CardPart } from './card-part';
import { GiftPart } from './gift-part';
import { InvoiceTable } from './invoices/invoice-table';
import { OwnPlan } from './own-plan';
import { PlanPart } from './plan-part';

/** All billing sections, the plan first. */
export const Billing = () => (
  <OwnPlan followsOthers>
    {(billing, change) => (
      <>
        <Section title={copy.planTitle} isSplit>
          <PlanPart billing={billing} change={change} />
        </Section>
        <Section title={copy.cardsTitle} isSplit>
          <CardPart billing={billing} change={change} />
        </Section>
        <Section title={copy.invoicesTitle}>
          <InvoiceTable invoices={billing.invoices} />
        </Section>
        <Section title={copy.giftsTitle} isSplit>
          <GiftPart billing={billing} change={change} />
        </Section>
      </>
    )}
  </OwnPlan>
);
