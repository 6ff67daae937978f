import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Choice } from '@/components/ui/choice';
import { Notice } from '@/components/ui/notice';
import { TextField } from '@/components/ui/text-field';
import { failureSentence } from '@/lib/client/failure-sentence';
import { readUniqueId } from '@/lib/client/identity';
import { checkoutWords as words, per } from '@/lib/content/billing';
import { testDriveConsentText } from '@/lib/content/test-drive';
import type { OwnBilling } from '@/lib/contracts/billing';
import type { OwnSubscription } from '@/lib/contracts/transactions';
import { randomId } from '@/lib/domain/ids';
import { usd } from '@/lib/domain/money';
import { testDriveDays } from '@/lib/domain/plans';
import styles from './billing.module.css';
import { CardForm } from './card-form';
import type { ChangeBilling } from './load-billing-calls';
import type { PlanChoice } from './use-choice';

type PayPartProps = { billing: OwnBilling; choice: PlanChoice; change: ChangeBilling; onDone: () => void };

/** The consent, the code, and the button with the price on it. One key for one try: a second press is the same order. */
export function PayPart({ billing, choice, change, onDone }: PayPartProps) {
  const { tier, interval, isTestDrive, amountCents } = choice;
  const [code, setCode] = useState('');
  const [isAgreed, setIsAgreed] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [open, setOpen] = useState<OwnSubscription>();
  const amount = usd(amountCents);

  async function pay() {
    setIsBusy(true);
    setRefusal('');
    try {
      let made: OwnSubscription | undefined;
      await change(async (calls) => {
        made = await calls.subscribe({
          headers: { 'idempotency-key': randomId() },
          body: {
            subscriptionType: tier,
            interval,
            isTestDrive,
            agreesToTestDrive: isTestDrive && isAgreed,
            ...(code.trim() === '' ? {} : { promoCode: code }),
            uniqueId: readUniqueId(),
          },
        });
        return calls.read();
      });
      if (made?.clientSecret) setOpen(made);
      else if (made?.status === 'active' || made?.status === 'trialing') onDone();
    } catch (error) {
      setRefusal(failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  if (open?.clientSecret) return <BankConfirmation open={open} billing={billing} change={change} onDone={onDone} />;
  return (
    <div className={styles.stack}>
      <TextField
        label={words.codeLabel}
        hint={words.codeHint}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={64}
        isOptional
      />
      {isTestDrive ? (
        <Choice
          kind="checkbox"
          name="agreement"
          checked={isAgreed}
          onChange={(event) => setIsAgreed(event.target.checked)}
          label={testDriveConsentText}
        />
      ) : null}
      {refusal ? <Notice tone="error">{refusal}</Notice> : null}
      <div>
        <Button size="large" isBusy={isBusy} busyLabel={words.paying} onClick={() => void pay()}>
          {isTestDrive ? words.startDrive(testDriveDays, amount, per[interval]) : words.pay(amount, per[interval])}
        </Button>
      </div>
    </div>
  );
}

type ConfirmationProps = Omit<PayPartProps, 'choice'> & { open: OwnSubscription };

/** The owner's bank asks: Stripe's window opens over the page, and no dialog of ours stands behind it. */
function BankConfirmation({ open, billing, change, onDone }: ConfirmationProps) {
  const clientSecret = open.clientSecret ?? '';
  const intent = {
    id: clientSecret.split('_secret_')[0] ?? '',
    clientSecret,
    status: 'requires_action',
    amountCents: 0,
    publishableKey: null,
    isSimulated: billing.isSimulated,
  };
  return (
    <div className={styles.stack}>
      <Notice tone="attention">{words.waiting}</Notice>
      <CardForm
        isSimulated={billing.isSimulated}
        begin={() => Promise.resolve(intent)}
        submitLabel={words.confirm}
        onDone={async () => {
          await change((calls) => calls.read());
          onDone();
        }}
      />
    </div>
  );
}
