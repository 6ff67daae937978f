import type { ToastKind } from '@/components/toasts/toast-store';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { BillingCalls } from '../use-billing';

export type OtherPlan = OwnBilling['planChanges'][number];

/** Runs a change, reports the result and shows the new state. Resolves to false if the change was rejected. */
export type RunChange = (
  act: (calls: BillingCalls) => Promise<unknown>,
  /** The success toast, where the page itself does not show the result. */
  done?: string | (() => [ToastKind, string]),
) => Promise<boolean>;
