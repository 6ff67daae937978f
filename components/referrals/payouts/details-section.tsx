import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Choice, ChoiceGroup } from '@/components/ui/forms/choice';
import { goTo } from '@/lib/client/http/navigation';
import { useSessionUser } from '@/lib/client/session/session';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { bankFields } from '@/lib/content/referrals/payout-fields';
import { detailsCopy as copy } from '@/lib/content/referrals/payouts-page';
import type { BankDetails, OwnPayouts } from '@/lib/contracts/referrals/payouts';
import { payoutMethods, type PayoutMethod } from '@/lib/domain/referrals/payouts';
import { focusFirstField } from './focus-first-field';
import styles from './payouts.module.css';
import { payoutAnchors } from './request-section';
import { ServerForm } from './server-form';
import { SetupRow } from './setup-row';
import { payoutsClient, type ChangePayouts } from './payouts-client';

type DetailsSectionProps = {
  payouts: OwnPayouts;
  change: ChangePayouts;
  /** Whether the form is open. */
  isEditing: boolean;
  onEditing: (isEditing: boolean) => void;
};

/** Where commissions are paid: a bank account entered here, or an account at Stripe. */
export function DetailsSection({ payouts, change, isEditing, onEditing }: DetailsSectionProps) {
  const { details, hasStripe } = payouts;
  return (
    <SetupRow
      id={payoutAnchors.details}
      title={copy.title}
      status={details ? <CurrentDetails details={details} /> : <p>{copy.lead}</p>}
      action={
        isEditing ? null : (
          <>
            <Button weight="outline" onClick={() => onEditing(true)}>
              {details ? copy.change : copy.add}
            </Button>
            {details?.method === 'stripe' && hasStripe ? <StripeButton label={copy.stripeAgain} /> : null}
          </>
        )
      }
    >
      {isEditing ? <DetailsForm payouts={payouts} change={change} onClose={() => onEditing(false)} /> : null}
    </SetupRow>
  );
}

type DetailsFormProps = Pick<DetailsSectionProps, 'payouts' | 'change'> & { onClose: () => void };

/** The form for a bank account. Where Stripe is offered, the first question is which of the two receives the money. */
export function DetailsForm({ payouts: { details, hasStripe }, change, onClose }: DetailsFormProps) {
  const user = useSessionUser();
  const [way, setWay] = useState<PayoutMethod>('bank');

  async function saveBank(values: Record<string, string | boolean>) {
    // The server validates, so incomplete details are sent as is.
    await change((calls) => calls.saveBank({ body: values as unknown as BankDetails }));
    onClose();
    showToast('success', copy.saved);
  }

  const close = (
    <Button weight="plain" onClick={onClose}>
      {details ? copy.keep : copy.later}
    </Button>
  );
  return (
    <div className={styles.stack} ref={focusFirstField}>
      {hasStripe ? (
        <ChoiceGroup legend={copy.way} isInline>
          {payoutMethods.map((one) => (
            <Choice
              key={one}
              name="payoutMethod"
              label={copy.ways[one]}
              checked={way === one}
              onChange={() => setWay(one)}
            />
          ))}
        </ChoiceGroup>
      ) : null}
      {way === 'bank' ? (
        <ServerForm
          label={copy.bankTitle}
          fields={bankFields}
          given={{ holderName: user?.name ?? '' }}
          submit={copy.save}
          busy={copy.saving}
          send={saveBank}
        >
          {close}
        </ServerForm>
      ) : (
        <>
          <p className={styles.note}>{copy.stripeNote}</p>
          <div className={styles.actions}>
            <StripeButton label={copy.stripe} weight="solid" />
            {close}
          </div>
        </>
      )}
    </div>
  );
}

function CurrentDetails({ details }: { details: NonNullable<OwnPayouts['details']> }) {
  const { method, holderName, last4, isReady, issue } = details;
  return (
    <>
      <p>{method === 'bank' ? copy.now(holderName ?? '', last4 ?? '') : copy.atStripe}</p>
      <p>{isReady ? copy.ready : issue}</p>
    </>
  );
}

function StripeButton({ label, weight = 'outline' }: { label: string; weight?: 'solid' | 'outline' }) {
  const [isBusy, setIsBusy] = useState(false);

  async function open() {
    setIsBusy(true);
    try {
      const { url } = await payoutsClient().onboard();
      goTo(url);
    } catch (error) {
      setIsBusy(false);
      showToast('error', failureSentence(error));
    }
  }

  return (
    <Button weight={weight} isBusy={isBusy} busyLabel={copy.opening} onClick={() => void open()}>
      {label}
    </Button>
  );
}
