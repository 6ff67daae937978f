import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Link } from '@/components/ui/navigation/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { MemberHome } from '@/lib/contracts/my-account/home';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import type { HomeStep } from '@/lib/domain/my-account/home-steps';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { EmailStep } from './email-step';
import { stepPaths } from './step-paths';
import styles from './steps-card.module.css';
import type { ConfirmationLink } from './use-confirmation-link';

const copy = homePartCopy.steps;

type StepRowProps = {
  step: HomeStep;
  /** Its position among the open steps. */
  at: number;
  /** Whether it is the first open step, which has the button. */
  isFirst: boolean;
  hasReason: boolean;
  home: MemberHome;
  link: ConfirmationLink;
};

/** A step in the list: completed, with a button, or as a link. */
export function StepRow({ step: { name, isDone }, at, isFirst, hasReason, home, link }: StepRowProps) {
  const draft = name === 'draft' ? home.application?.draft : null;
  const href = draft ? brokeragePaths.openAccountStep(draft.step) : stepPaths[name];
  const { title, action } = wordsOf(name, home);
  const detail = draft
    ? homePartCopy.application.saved(draft.step, dayOf(draft.updatedAt))
    : hasReason
      ? copy.reasons[name]
      : undefined;
  const details = detail ? <span className={styles.detail}>{detail}</span> : null;
  const isEmail = name === 'email' && !isDone;
  const isDetailed = isEmail && (link.sent !== undefined || link.refusal !== '');
  return (
    <li className={styles.step} data-done={isDone || undefined} data-detailed={isDetailed || undefined}>
      <span className={styles.mark} aria-hidden="true">
        {isDone ? '✓' : at}
      </span>
      {isDone ? (
        <span>
          <VisuallyHidden>{copy.done} </VisuallyHidden>
          {copy.names[name]}
        </span>
      ) : isEmail ? (
        <EmailStep link={link}>{details}</EmailStep>
      ) : (
        <span>
          {isFirst ? (
            <span className={styles.name}>{title}</span>
          ) : (
            <Link href={href} className={styles.link}>
              {title} <span aria-hidden="true">→</span>
            </Link>
          )}
          {details}
        </span>
      )}
      {isFirst ? (
        <div className={styles.action}>
          {isEmail ? (
            <Button isWide isBusy={link.isBusy} busyLabel={copy.email.sending} onClick={link.send}>
              {action}
            </Button>
          ) : (
            <ButtonLink href={href} isWide>
              {action}
            </ButtonLink>
          )}
        </div>
      ) : null}
    </li>
  );
}

/** Returns the step's copy. A payout step names the amount, and says if payouts must be set up first. */
function wordsOf(name: HomeStep['name'], { referrals }: MemberHome) {
  if (name !== 'payout' || !referrals) return { title: copy.names[name], action: copy.actions[name] };
  const sum = usdExact(referrals.availableCents);
  return referrals.isPayoutSetUp
    ? { title: copy.payoutReady(sum), action: copy.actions.payout }
    : { title: copy.payoutWaits(sum), action: copy.setUpPayout };
}
