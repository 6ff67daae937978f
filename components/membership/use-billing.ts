import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { paymentHttp } from '@/lib/client/http/http';
import { billingContract, type OwnBilling } from '@/lib/contracts/membership/billing';
import { transactionsContract } from '@/lib/contracts/membership/transactions';

export type BillingCalls = ReturnType<typeof billingClient>;

/** Runs a change and resolves to the new state. */
export type ChangeBilling = (act: (calls: BillingCalls) => Promise<OwnBilling>) => Promise<OwnBilling>;

export const billingClient = () => {
  const http = paymentHttp();
  return { ...createClient(billingContract, http), ...createClient(transactionsContract, http) };
};

/**
 * The member's plan, cards and payments. While a payment form is open, the data does not refresh underneath it.
 * Otherwise Billing follows changes from other tabs and devices.
 */
export function useBilling({ followsOthers }: { followsOthers: boolean }) {
  return useMemberData('billing', billingClient, (calls): Promise<OwnBilling> => calls.read(), {
    isPinned: true,
    refreshesOnReturn: followsOthers && hasNoPaymentForm,
  });
}

const hasNoPaymentForm = () => document.querySelector('form[data-payment]') === null;
