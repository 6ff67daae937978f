import { useEffect, useState, type RefObject } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Choice } from '@/components/ui/forms/choice';
import { TextField } from '@/components/ui/forms/text-field';
import { readAttribution } from '@/lib/client/visits/attribution';
import { readUniqueId } from '@/lib/client/session/identity';
import { readPaywall } from '@/lib/client/data/paywall';
import { checkoutCopy as copy, per, tierNames } from '@/lib/content/membership/billing';
import { testDriveConsent } from '@/lib/content/membership/payment-messages';
import { testDriveConsentText } from '@/lib/content/membership/test-drive';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd, usdExact } from '@/lib/domain/shared/money';
import { testDriveDays, type Tier } from '@/lib/domain/membership/plans';
import { WorkedSum } from '@/components/ui/tables/worked-sum';
import { BankConfirmation } from './bank-confirmation';
import { BillingForm } from './billing-form';
import type { ChangeBilling } from './use-billing';
import type { PlanChoice } from './use-choice';
import { usePayment } from './use-payment';

type PayPartProps = {
  billing: OwnBilling;
  choice: PlanChoice;
  change: ChangeBilling;
  onDone: () => void;
  /** The whole checkout: the focus goes to the first invalid field in it. */
  scope?: RefObject<HTMLElement | null>;
  onNoCard?: () => void;
  /** The card that was typed is declined: it starts nothing. */
  isCardRefused?: boolean;
  /** Called when the bank starts or stops waiting for a confirmation. */
  onWaiting?: (isWaiting: boolean) => void;
  /** Called with the plan that another tab has started. */
  onOther?: (tier: Tier) => void;
};

/** The consent, the code, and the button with the price on it. */
export function PayPart({
  billing,
  choice,
  change,
  onDone,
  scope,
  onNoCard,
  isCardRefused,
  onWaiting,
  onOther,
}: PayPartProps) {
  const { tier: subscriptionType, interval, isTestDrive, amountCents } = choice;
  const [isAgreed, setIsAgreed] = useState(false);
  const [chargedAt] = useState(() => new Date(Date.now() + testDriveDays * 86_400_000).toISOString());
  const { pay, secret, forget } = usePayment(change, onDone, onOther);
  const plan = { subscriptionType, interval, isTestDrive, agreesToTestDrive: isTestDrive && isAgreed };
  const amount = usd(amountCents);
  const usedCents = isTestDrive ? 0 : Math.min(billing.creditCents, amountCents);
  const dueCents = isTestDrive ? 0 : amountCents - usedCents;
  const usdDue = dueCents % 100 === 0 ? usd(dueCents) : usdExact(dueCents);
  const isWaiting = secret !== null;
  useEffect(() => onWaiting?.(isWaiting), [isWaiting, onWaiting]);

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

  /** Everything that is missing, at once. */
  function check(): Readonly<Record<string, string>> {
    const hasCard = billing.cards.length > 0;
    if (!hasCard) onNoCard?.();
    return {
      ...(hasCard ? {} : { card: copy.cardFirst }),
      ...(isTestDrive && !isAgreed ? { agreesToTestDrive: testDriveConsent } : {}),
    };
  }

  if (secret !== null)
    return <BankConfirmation billing={billing} secret={secret} onConfirmed={() => pay(plan)} onBack={forget} />;
  return (
    <BillingForm
      label={copy.payTitle}
      size="large"
      submitLabel={
        isTestDrive ? copy.startDrive(testDriveDays, amount, per[interval]) : copy.pay(usdDue, amount, per[interval])
      }
      busyLabel={copy.paying}
      send={start}
      check={check}
      {...(scope ? { scope } : {})}
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
          {isCardRefused ? null : <CardPending {...field('card')} />}
          <WorkedSum
            lines={[
              {
                label: tierNames[subscriptionType],
                sum: isTestDrive ? copy.firstCharge(dayOf(chargedAt)) : copy.renews(interval),
                result: usdExact(amountCents),
              },
              ...(usedCents > 0 ? [{ label: copy.credit, sum: copy.creditUsed, result: usdExact(-usedCents) }] : []),
            ]}
            total={{ label: copy.dueToday, result: usdExact(dueCents) }}
          />
        </>
      )}
    </BillingForm>
  );
}

/** Not shown as an error here: the card's errors are at its fields. */
const CardPending = ({ error }: { error?: string }) => (error ? <Notice>{error}</Notice> : null);
