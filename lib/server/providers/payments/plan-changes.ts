import type { BilledPlan } from '@/lib/domain/membership/plan-changes';
import type { PaidSubscription } from './paid-subscription';

/** A change of a subscription's plan. */
export type PlanChange = {
  id: string;
  itemId: string;
  from: BilledPlan;
  to: BilledPlan;
  /** From when unused time is credited: the preview's time gives the change the same amounts; otherwise now. */
  at: Date | undefined;
  /** A test drive is not paid for: nothing of it is credited. */
  isTrial: boolean;
};

/** An invoice as the provider would make it. */
export type PreviewedInvoice = {
  lines: { description: string; amountCents: number }[];
  dueCents: number;
  /** The customer's credit that it uses. */
  creditCents: number;
  creditLeftCents: number;
  periodEnd: Date;
};

export type PlanChangesProvider = {
  changePlan(of: PlanChange, key: string): Promise<PaidSubscription>;
  /** What a change charges: now where a new interval begins, otherwise at the next renewal. */
  previewChange(of: PlanChange): Promise<PreviewedInvoice>;
};
