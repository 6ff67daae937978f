import { useState } from 'react';
import { focusHeading } from '@/components/layout/shell/close-welcome';
import { CloseButton } from '@/components/ui/forms/close-button';
import { welcomeCopy, welcomeFirstLook } from '@/lib/content/my-account/welcome';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { MemberHome } from '@/lib/contracts/my-account/home';
import { homeSteps, mostSteps } from '@/lib/domain/my-account/home-steps';
import { CardLink, HomeCard } from './home-card';
import { StepRow } from './step-row';
import styles from './steps-card.module.css';
import { useConfirmationLink } from './use-confirmation-link';

const copy = homePartCopy.steps;

type StepsCardProps = {
  home: MemberHome;
  /** The account is new: the steps say what they are for, and can be closed as its welcome. */
  isWelcome: boolean;
  onClose: () => void;
  /** Called when a link is followed. */
  onLeave: () => void;
};

/** The next steps; the first has the button. */
export function StepsCard({ home, isWelcome, onClose, onLeave }: StepsCardProps) {
  const link = useConfirmationLink(home.confirmationLink);
  const most = isWelcome ? mostSteps.new : mostSteps.next;
  // Open when the page was opened: what is done since then is shown as done.
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  const [seen] = useState(() => homeSteps(home, { today, most }).map(({ name }) => name));
  const steps = homeSteps(home, { today, most, seen });
  const open = steps.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  // Once the link is sent, the button is for the next step.
  const first = open.find(({ name }) => name !== 'email' || link.sent === undefined);
  const { label, href } = welcomeFirstLook[home.kind];
  return (
    <div
      onClickCapture={({ target }) => {
        if (target instanceof Element && target.closest('a')) onLeave();
      }}
    >
      <HomeCard
        title={isWelcome ? copy.setUp : copy.title}
        aside={
          isWelcome ? (
            <div className={styles.close}>
              <CloseButton
                label={welcomeCopy.close}
                onClick={({ currentTarget }) => {
                  // The pressed button is gone: the focus goes to the list that stays.
                  const heading = currentTarget.closest('section')?.querySelector<HTMLElement>('h2');
                  if (heading) focusHeading(heading);
                  onClose();
                }}
              />
            </div>
          ) : null
        }
      >
        {isWelcome ? (
          <p className={styles.welcome}>
            {welcomeCopy.text} <CardLink href={href}>{label}</CardLink>
          </p>
        ) : null}
        <ul className={styles.steps}>
          {steps.map((step) => (
            <StepRow
              key={step.name}
              step={step}
              at={open.indexOf(step) + 1}
              isFirst={step === first}
              hasReason={isWelcome}
              home={home}
              link={link}
            />
          ))}
        </ul>
      </HomeCard>
    </div>
  );
}
