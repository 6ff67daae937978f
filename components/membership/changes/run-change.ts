import type { ToastKind } from '@/components/toasts/toast-store';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { BillingCalls } from '../use-billing';

export type OtherPlan = OwnBilling['planChanges'][number];

/** Makes a change, reports the result, and shows the new state; false when it was refused. */
export type RunChange = (
  act: (calls: BillingCalls) => Promise<unknown>,
  /** The toast, where the page itself does not say it. */
  done?: string | (() => [ToastKind, string]),
) => Promise<boolean>;
