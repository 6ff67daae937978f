import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Link } from '@/components/ui/navigation/link';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { OwnHome } from '@/lib/contracts/my-account/home';
import { dayOf } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/money';
import { homeSteps, type HomeStep } from '@/lib/domain/my-account/home-steps';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { EmailStep } from './email-step';
import { HomeCard } from './home-card';
import { stepPaths } from './step-paths';
import styles from './steps-card.module.css';
import { useConfirmationLink } from './use-confirmation-link';

const copy = homePartCopy.steps;

type StepsCardProps = {
  home: OwnHome;
  /** Steps that the welcome offers. */
  others: readonly HomeStep['name'][];
};

/** The next steps; the first has the button. */
export function StepsCard({ home, others }: StepsCardProps) {
  const link = useConfirmationLink();
  // Open when the page was opened: what is done since then is shown as done.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [seen] = useState(() => homeSteps(home, { today }).map(({ name }) => name));
  const steps = homeSteps(home, { today, others, seen });
  const open = steps.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  // Once the link is sent, the button is for the next step.
  const first = open.find(({ name }) => name !== 'email' || link.sentTo === undefined);
  const draft = home.application?.draft;
  const referrals = home.referrals;
  const needsPayoutSetup = referrals !== null && !referrals.isPayoutSetUp;
  const hrefOf = ({ name }: HomeStep) =>
    name === 'draft' && draft ? brokeragePaths.openAccountStep(draft.step) : stepPaths[name];
  return (
    <HomeCard title={others.length > 0 ? copy.setUp : copy.title}>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li
            key={step.name}
            className={styles.step}
            data-done={step.isDone || undefined}
            data-detailed={
              (step.name === 'email' && !step.isDone && (link.sentTo !== undefined || link.refusal !== '')) || undefined
            }
          >
            <span className={styles.mark} aria-hidden="true">
              {step.isDone ? '✓' : open.indexOf(step) + 1}
            </span>
            {step.isDone ? (
              <span>
                <VisuallyHidden>{copy.done} </VisuallyHidden>
                {copy.names[step.name]}
              </span>
            ) : step.name === 'email' ? (
              <EmailStep link={link} />
            ) : (
              <span>
                {step === first ? (
                  <span className={styles.name}>{nameOf(step)}</span>
                ) : (
                  <Link href={hrefOf(step)} className={styles.link}>
                    {nameOf(step)} <span aria-hidden="true">→</span>
                  </Link>
                )}
                {step.name === 'draft' && draft ? (
                  <span className={styles.detail}>
                    {homePartCopy.application.saved(draft.step, dayOf(draft.updatedAt))}
                  </span>
                ) : null}
              </span>
            )}
            {step === first ? <div className={styles.action}>{actionOf(step)}</div> : null}
          </li>
        ))}
      </ul>
    </HomeCard>
  );

  function nameOf({ name }: HomeStep) {
    if (name !== 'payout' || !referrals) return copy.names[name];
    const sum = usdExact(referrals.availableCents);
    return needsPayoutSetup ? copy.payoutWaits(sum) : copy.payoutReady(sum);
  }

  function actionOf(step: HomeStep) {
    if (step.name !== 'email')
      return (
        <ButtonLink href={hrefOf(step)} isWide>
          {step.name === 'payout' && needsPayoutSetup ? copy.setUpPayout : copy.actions[step.name]}
        </ButtonLink>
      );
    return (
      <Button isWide isBusy={link.isBusy} busyLabel={copy.email.sending} onClick={link.send}>
        {copy.actions.email}
      </Button>
    );
  }
}
