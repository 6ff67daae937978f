import { useState } from 'react';
import { focusHeading } from '@/components/layout/shell/close-welcome';
import { CloseButton } from '@/components/ui/forms/close-button';
import { welcomeCopy, welcomeFirstLook } from '@/lib/content/my-account/welcome';
import { homePartCopy } from '@/lib/content/my-account/home';
import type { MemberHome } from '@/lib/contracts/my-account/home';
import { homeSteps, maxSteps } from '@/lib/domain/my-account/home-steps';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { CardLink, HomeCard } from './home-card';
import { StepRow } from './step-row';
import styles from './steps-card.module.css';
import { useConfirmationLink } from './use-confirmation-link';

const copy = homePartCopy.steps;

type StepsCardProps = {
  home: MemberHome;
  /** True for a new account: the steps include reasons and can be dismissed as its welcome. */
  isWelcome: boolean;
  onClose: () => void;
  /** Called when a link is clicked. */
  onLeave: () => void;
};

/** The next steps; the first open one has the button. */
export function StepsCard({ home, isWelcome, onClose, onLeave }: StepsCardProps) {
  const link = useConfirmationLink(home.confirmationLink);
  const max = isWelcome ? maxSteps.new : maxSteps.next;
  // The steps that were open when the page loaded; those completed since then are shown as completed.
  const [today] = useState(() => utcDay(new Date()));
  const [seen] = useState(() => homeSteps(home, { today, max }).map(({ name }) => name));
  const steps = homeSteps(home, { today, max, seen });
  const open = steps.filter(({ isDone }) => !isDone);
  if (open.length === 0) return null;
  // Once the email link is sent, the button moves to the next step.
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
                  // The clicked button is gone, so focus the heading of the list, which stays.
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
