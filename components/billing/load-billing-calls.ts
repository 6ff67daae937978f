import type { OwnBilling } from '@/lib/contracts/billing';
import type { billingCalls } from './billing-calls';

export type BillingCalls = ReturnType<typeof billingCalls>;

export const loadBillingCalls = async () => (await import('./billing-calls')).billingCalls();

export const readBilling = (calls: BillingCalls, signal: AbortSignal): Promise<OwnBilling> => calls.read({ signal });

/** Makes a change and answers what is there after it. */
export type ChangeBilling = (act: (calls: BillingCalls) => Promise<OwnBilling>) => Promise<OwnBilling>;
