import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/text-field';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import { grantCopy } from '@/lib/content/membership/grants';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './billing.module.css';
import { BillingForm } from './billing-form';
import { focusQuestion } from './focus-question';
import { GiveGift } from './give-gift';
import type { ChangeBilling } from './use-billing';

/** The gifts received, a field to redeem a code, and a link to buy a gift. */
export function GiftSection({ billing, change }: { billing: OwnBilling; change: ChangeBilling }) {
  const [isAsking, setIsAsking] = useState(false);

  async function redeem(typed: (name: string) => string) {
    if (isSubscribed(billing) && !isAsking) {
      setIsAsking(true);
      // No error to show, and the code stays in the form.
      return '';
    }
    await change(async (calls) => {
      const { until } = await calls.redeemGift({ body: { code: typed('code') } });
      showToast('success', copy.redeemed(dayOf(until)));
      return calls.read();
    });
    setIsAsking(false);
    return undefined;
  }

  return (
    <div className={styles.stack}>
      {billing.grants.map(({ kind, until }) => (
        <p key={`${kind} ${until}`}>{grantCopy.given[kind](dayOf(until))}</p>
      ))}
      {isAsking ? (
        <div role="status" tabIndex={-1} ref={focusQuestion}>
          <Notice tone="attention" title={grantCopy.askTitle}>
            {grantCopy.ask}
          </Notice>
        </div>
      ) : null}
      <BillingForm
        label={copy.redeem}
        submitLabel={isAsking ? grantCopy.redeemAnyway : copy.redeem}
        busyLabel={copy.redeeming}
        weight="outline"
        isInline
        check={(typed): Record<string, string> => (typed('code').trim() === '' ? { code: copy.codeMissing } : {})}
        send={redeem}
      >
        {(field) => <TextField {...field('code')} label={copy.code} autoComplete="off" maxLength={64} required />}
      </BillingForm>
      <GiveGift billing={billing} change={change} />
    </div>
  );
}

/** Gifts do not extend a subscription; both run at the same time. */
const isSubscribed = ({ subscription }: OwnBilling) =>
  subscription !== null && subscription.status !== 'canceled' && subscription.status !== 'incomplete';
