import type { BilledPlan } from '@/lib/domain/membership/plan-changes';
import type { PaidSubscription } from './paid-subscription';

/** A change of a subscription's plan. */
export type PlanChange = {
  id: string;
  itemId: string;
  from: BilledPlan;
  to: BilledPlan;
  /**
   * The time from which unused time is credited. The preview's time makes the change charge the same amounts; if
   * undefined, the current time is used.
   */
  at: Date | undefined;
  /** Whether the subscription is in its test drive, which is free, so nothing is credited. */
  isTrial: boolean;
};

/** An invoice as the provider would create it. */
export type PreviewedInvoice = {
  lines: { description: string; amountCents: number }[];
  dueCents: number;
  /** The part of the customer's credit that the invoice would use. */
  creditCents: number;
  creditLeftCents: number;
  periodEnd: Date;
};

export type PlanChangesProvider = {
  changePlan(of: PlanChange, key: string): Promise<PaidSubscription>;
  /** The invoice of a change: due now if a new interval begins, otherwise at the next renewal. */
  previewChange(of: PlanChange): Promise<PreviewedInvoice>;
};
