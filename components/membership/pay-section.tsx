import { useEffect, useState, type RefObject } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { Choice } from '@/components/ui/forms/choice';
import { readAttribution } from '@/lib/client/visits/attribution';
import { failureFields, failureSentence } from '@/lib/client/http/failure-sentence';
import { readUniqueId } from '@/lib/client/session/identity';
import { readPaywall } from '@/lib/client/data/paywall';
import { checkoutCopy as copy, per } from '@/lib/content/membership/billing';
import { grantCopy } from '@/lib/content/membership/grants';
import { testDriveConsent, testDriveHad } from '@/lib/content/membership/payment-messages';
import { testDriveConsentText } from '@/lib/content/visits/test-drive-consent';
import { unfinishedCopy } from '@/lib/content/membership/unfinished';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { dayOf } from '@/lib/domain/shared/dates';
import { usd } from '@/lib/domain/shared/money';
import { testDriveDays } from '@/lib/domain/membership/plans';
import type { Tier } from '@/lib/domain/membership/plans';
import { paths } from '@/lib/domain/shared/paths';
import { BankConfirmation } from './bank-confirmation';
import { BillingForm } from './billing-form';
import { dueToday, firstChargeCents } from './checkout-summary';
import { shownAmount } from './plan-summary';
import styles from './checkout.module.css';
import type { ReferralCodeState } from './referral-code';
import type { ChangeBilling } from './use-billing';
import type { PlanChoice } from './use-choice';
import { planOf } from './unfinished-payment';
import { usePayment } from './use-payment';

type PaySectionProps = {
  billing: OwnBilling;
  choice: PlanChoice;
  referral?: ReferralCodeState;
  change: ChangeBilling;
  onDone: () => void;
  /** The checkout's element, in which the first invalid field is focused. */
  scope?: RefObject<HTMLElement | null>;
  /** The typed card is not saved yet, so the button saves it first. */
  needsCard: boolean;
  onNoCard: () => void;
  isSavingCard: boolean;
  /** Called when waiting for the bank's confirmation starts or ends. */
  onWaiting?: (isWaiting: boolean) => void;
  /** Called with the plan that was started in another tab. */
  onOther?: (tier: Tier) => void;
};

/** The consent, and the button that shows the price. */
export function PaySection({
  billing,
  choice,
  referral,
  change,
  onDone,
  scope,
  needsCard,
  onNoCard,
  isSavingCard,
  onWaiting,
  onOther,
}: PaySectionProps) {
  const { tier: subscriptionType, interval, isTestDrive, amountCents, given } = choice;
  const [isAgreed, setIsAgreed] = useState(false);
  const { pay, secret, forget } = usePayment(change, onDone, onOther);
  const plan = { subscriptionType, interval, isTestDrive, agreesToTestDrive: isTestDrive && isAgreed };
  const amount = usd(amountCents);
  const { dueCents } = dueToday(billing, choice);
  const submitLabel = isTestDrive
    ? copy.startDrive(testDriveDays, amount, per[interval])
    : given
      ? grantCopy.payLater(shownAmount(firstChargeCents(billing, choice)), dayOf(given.until))
      : copy.pay(shownAmount(dueCents), amount, per[interval]);
  const isWaiting = secret !== null;
  const replaced = otherUnfinished(billing, choice);
  useEffect(() => onWaiting?.(isWaiting), [isWaiting, onWaiting]);

  async function start() {
    const promoCode = referral?.code.trim() ?? '';
    const attribution = readAttribution();
    try {
      return await pay({
        ...plan,
        ...(promoCode === '' ? {} : { promoCode }),
        uniqueId: readUniqueId(),
        ...(attribution ? { attribution } : {}),
        ledBy: readPaywall(),
      });
    } catch (error) {
      // The code's field is below the plan.
      referral?.refuse(failureFields(error)['promoCode'] ?? '');
      // The error stays, while the summary, price and button change to those of a paid plan.
      if (failureSentence(error) === testDriveHad) choice.dropTestDrive();
      throw error;
    }
  }

  /** Returns everything that is missing at once. */
  const check = () => ({
    // The card's errors are shown at its own fields.
    ...(needsCard ? { card: copy.keeping } : {}),
    ...(isTestDrive && !isAgreed ? { agreesToTestDrive: testDriveConsent } : {}),
  });

  if (secret !== null)
    return <BankConfirmation billing={billing} secret={secret} onConfirmed={() => pay(plan)} onBack={forget} />;
  return (
    <BillingForm
      label={copy.payTitle}
      size="large"
      isWide
      submitLabel={submitLabel}
      busyLabel={copy.paying}
      isWaiting={isSavingCard}
      send={start}
      check={check}
      {...(needsCard ? { onRefused: onNoCard } : {})}
      {...(scope ? { scope } : {})}
      subject={billing.cards.length}
      order={choice.changes}
    >
      {(field) => (
        <>
          {replaced ? <p>{unfinishedCopy.replaces(planOf(replaced))}</p> : null}
          {isTestDrive ? (
            <Choice
              kind="checkbox"
              {...field('agreesToTestDrive')}
              checked={isAgreed}
              onChange={(event) => setIsAgreed(event.target.checked)}
              label={testDriveConsentText}
            />
          ) : null}
          <p className={styles.note}>
            {isTestDrive ? null : `${copy.renews(interval)}. `}
            <Link href={paths.terms}>{copy.terms}</Link> · <Link href={`${paths.terms}#refunds`}>{copy.refunds}</Link>
          </p>
        </>
      )}
    </BillingForm>
  );
}

/** An unfinished payment for a different plan, which this payment replaces. */
const otherUnfinished = ({ subscription }: OwnBilling, { tier, interval }: PlanChoice) =>
  subscription?.status === 'incomplete' &&
  (subscription.subscriptionType !== tier || subscription.interval !== interval)
    ? subscription
    : undefined;
