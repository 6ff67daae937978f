import { useId, type ReactNode } from 'react';
import { toastResult } from '@/components/toasts/toast-result';
import { Button, buttonClass } from '@/components/ui/forms/button';
import { Link } from '@/components/ui/navigation/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { detailsCopy, payoutStepCopy, payoutCopy as copy } from '@/lib/content/referrals/payouts-page';
import type { OwnPayouts } from '@/lib/contracts/referrals/payouts';
import type { PayoutBlocker } from '@/lib/domain/referrals/payouts';
import { usdExact } from '@/lib/domain/shared/money';
import styles from './request-section.module.css';
import type { ChangePayouts } from './payouts-client';

type RequestSectionProps = {
  payouts: OwnPayouts;
  change: ChangePayouts;
  isBusy: boolean;
  /** Called to open the form for a missing requirement. */
  onStart: (form: PayoutForm) => void;
  /** The open forms, each shown at its step. */
  forms?: Partial<Record<PayoutForm, ReactNode>>;
};

/** The ids of the page's sections for missing requirements. */
export const payoutAnchors = { details: 'payout-details', taxForm: 'tax-form' } as const;
export type PayoutForm = keyof typeof payoutAnchors;

const setup: readonly PayoutBlocker[] = ['no-details', 'details-incomplete', 'no-tax-form'];

/** Whether the payout details or the tax form are missing. */
export const needsSetup = ({ blockers }: Pick<OwnPayouts, 'blockers'>) =>
  blockers.some(({ name }) => setup.includes(name));

/** The steps that are missing for a payout, then the button to request it. */
export function RequestSection({ payouts, change, isBusy, onStart, forms = {} }: RequestSectionProps) {
  const reasonId = useId();
  const { blockers } = payouts;
  const { availableCents } = payouts.balance;
  const names = blockers.map(({ name }) => name);
  const isIncomplete = names.includes('details-incomplete');
  const hasDetails = !isIncomplete && !names.includes('no-details');
  const hasTaxForm = !names.includes('no-tax-form');
  const isOpen = names.includes('open-payout');
  const reasons = blockers.flatMap(({ name, message }) =>
    // While a payout is open, the rest is usually below the minimum; the open payout is the reason to state.
    setup.includes(name) || (isOpen && name === 'below-minimum') ? [] : message,
  );
  const isMissing = needsSetup(payouts);
  if (isMissing) reasons.push(payoutStepCopy.first({ hasDetails, hasTaxForm, isIncomplete }));

  const request = () =>
    void toastResult(
      change((calls) => calls.request()),
      copy.requested,
    );

  const action = (
    <div className={styles.request}>
      <div>
        <Button
          size={isMissing ? 'medium' : 'large'}
          weight={isMissing ? 'outline' : 'solid'}
          disabled={blockers.length > 0}
          aria-describedby={reasons.length > 0 ? reasonId : undefined}
          isBusy={isBusy}
          busyLabel={copy.requesting}
          onClick={request}
        >
          {availableCents > 0 ? copy.requestSum(usdExact(availableCents)) : copy.request}
        </Button>
      </div>
      {reasons.length > 0 ? (
        <p id={reasonId} className={styles.note}>
          {reasons.join(' ')}
        </p>
      ) : null}
    </div>
  );
  if (!isMissing) return action;
  return (
    <ol className={styles.steps} aria-label={payoutStepCopy.label}>
      <Step
        at={1}
        isDone={hasDetails}
        isNext={!hasDetails}
        name={isIncomplete ? payoutStepCopy.incomplete : payoutStepCopy.details}
        result={detailsOf(payouts)}
        anchor={payoutAnchors.details}
        // Incomplete details are completed in the section below.
        isHere={!isIncomplete}
        form={isIncomplete ? undefined : forms.details}
        onStart={() => {
          // Incomplete details are completed at Stripe, through the button beside them.
          if (!isIncomplete) onStart('details');
        }}
      />
      <Step
        at={2}
        isDone={hasTaxForm}
        isNext={hasDetails}
        name={payoutStepCopy.taxForm}
        result={payouts.taxForm ? payoutStepCopy.taxFormAdded[payouts.taxForm.kind] : undefined}
        anchor={payoutAnchors.taxForm}
        isHere
        form={forms.taxForm}
        onStart={() => onStart('taxForm')}
      />
      <li className={styles.step}>
        <Mark>3</Mark>
        {action}
      </li>
    </ol>
  );
}

function detailsOf({ details }: OwnPayouts) {
  if (!details) return undefined;
  return details.method === 'bank' ? payoutStepCopy.bankAdded(details.last4 ?? '') : detailsCopy.atStripe;
}

type StepProps = {
  at: number;
  isDone: boolean;
  isNext: boolean;
  name: string;
  /** What a finished step has set up. */
  result: string | undefined;
  anchor: string;
  /** The step's form opens in the step itself. */
  isHere: boolean;
  form: ReactNode;
  onStart: () => void;
};

const Step = ({ at, isDone, isNext, name, result, anchor, isHere, form, onStart }: StepProps) => (
  <li className={styles.step} data-done={isDone || undefined} id={isHere && !isDone ? anchor : undefined}>
    <Mark>{isDone ? '✓' : at}</Mark>
    {isDone ? (
      <span>
        <VisuallyHidden>{payoutStepCopy.done} </VisuallyHidden>
        {result ?? name}
        {result === undefined ? null : (
          <>
            {' · '}
            <Link href={`#${anchor}`} onClick={onStart}>
              {payoutStepCopy.change} <VisuallyHidden>{result}</VisuallyHidden>
            </Link>
          </>
        )}
      </span>
    ) : form ? (
      <>
        <span className={styles.name}>{name}</span>
        <div className={styles.form}>{form}</div>
      </>
    ) : (
      <span>
        <Link href={`#${anchor}`} onClick={onStart} className={buttonClass({ weight: isNext ? 'solid' : 'outline' })}>
          {name}
        </Link>
      </span>
    )}
  </li>
);

const Mark = ({ children }: { children: string | number }) => (
  <span className={styles.mark} aria-hidden="true">
    {children}
  </span>
);
