import { useState } from 'react';
import { Choice } from '@/components/ui/forms/choice';
import { TextField } from '@/components/ui/forms/text-field';
import { readAttribution } from '@/lib/client/visits/attribution';
import { readUniqueId } from '@/lib/client/session/identity';
import { readPaywall } from '@/lib/client/data/paywall';
import { checkoutCopy as copy, per } from '@/lib/content/membership/billing';
import { testDriveConsentText } from '@/lib/content/membership/test-drive';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { usd } from '@/lib/domain/shared/money';
import { testDriveDays } from '@/lib/domain/membership/plans';
import { BankConfirmation } from './bank-confirmation';
import { BillingForm } from './billing-form';
import type { ChangeBilling } from './use-billing';
import type { PlanChoice } from './use-choice';
import { usePayment } from './use-payment';

type PayPartProps = { billing: OwnBilling; choice: PlanChoice; change: ChangeBilling; onDone: () => void };

/** The consent, the code, and the button with the price on it. */
export function PayPart({ billing, choice, change, onDone }: PayPartProps) {
  const { tier: subscriptionType, interval, isTestDrive, amountCents } = choice;
  const [isAgreed, setIsAgreed] = useState(false);
  const { pay, secret } = usePayment(change, onDone);
  const plan = { subscriptionType, interval, isTestDrive, agreesToTestDrive: isTestDrive && isAgreed };
  const amount = usd(amountCents);

  async function start(typed: (name: string) => string) {
    const promoCode = typed('promoCode').trim();
    const attribution = await readAttribution();
    return pay({
      ...plan,
      ...(promoCode === '' ? {} : { promoCode }),
      uniqueId: readUniqueId(),
      ...(attribution ? { attribution } : {}),
      ledBy: readPaywall(),
    });
  }

  if (secret !== null) return <BankConfirmation billing={billing} secret={secret} onConfirmed={() => pay(plan)} />;
  return (
    <BillingForm
      label={copy.payTitle}
      size="large"
      submitLabel={
        isTestDrive ? copy.startDrive(testDriveDays, amount, per[interval]) : copy.pay(amount, per[interval])
      }
      busyLabel={copy.paying}
      send={start}
      subject={billing.cards.length}
    >
      {(field) => (
        <>
          <TextField
            {...field('promoCode')}
            label={copy.codeLabel}
            hint={copy.codeHint}
            autoComplete="off"
            autoCapitalize="characters"
            maxLength={64}
            isOptional
          />
          {isTestDrive ? (
            <Choice
              kind="checkbox"
              {...field('agreesToTestDrive')}
              checked={isAgreed}
              onChange={(event) => setIsAgreed(event.target.checked)}
              label={testDriveConsentText}
            />
          ) : null}
        </>
      )}
    </BillingForm>
  );
}
