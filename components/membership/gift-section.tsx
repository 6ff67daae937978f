import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/text-field';
import { billingCopy as copy } from '@/lib/content/membership/billing';
import { grantCopy } from '@/lib/content/membership/grants';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import type { GiftMonths } from '@/lib/domain/membership/plans';
import { dayOf } from '@/lib/domain/shared/dates';
import styles from './billing.module.css';
import { BillingForm } from './billing-form';
import { focusQuestion } from './focus-question';
import { GiveGift } from './give-gift';
import { billingClient, type ChangeBilling } from './use-billing';

/** The gifts received, a field to redeem a code, and a link to buy a gift. */
export function GiftSection({ billing, change }: { billing: OwnBilling; change: ChangeBilling }) {
  /** The valid code that a subscriber is asked about. */
  const [asked, setAsked] = useState<{ code: string; months: GiftMonths }>();

  async function redeem(typed: (name: string) => string) {
    const code = typed('code').trim();
    if (isSubscribed(billing) && asked?.code !== code) {
      setAsked(undefined);
      const { months } = await billingClient().checkGift({ body: { code } });
      setAsked({ code, months });
      // No error to show, and the code stays in the form.
      return '';
    }
    await change(async (calls) => {
      const { until } = await calls.redeemGift({ body: { code } });
      showToast('success', copy.redeemed(dayOf(until)));
      return calls.read();
    });
    setAsked(undefined);
    return undefined;
  }

  return (
    <div className={styles.stack}>
      {billing.grants.map(({ kind, until }) => (
        <p key={`${kind} ${until}`}>{grantCopy.given[kind](dayOf(until))}</p>
      ))}
      {asked ? (
        <div key={asked.code} role="status" tabIndex={-1} ref={focusQuestion}>
          <Notice tone="attention" title={grantCopy.askTitle}>
            {grantCopy.ask(copy.giftOf(asked.months))}
          </Notice>
        </div>
      ) : null}
      <BillingForm
        label={copy.redeem}
        submitLabel={asked ? grantCopy.redeemAnyway : copy.redeem}
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
