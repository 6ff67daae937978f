import { useEffect, useId } from 'react';
import styles from '@/components/blocks/opening-block.module.css';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { nextText } from '@/lib/content/brokerage/funding-step';
import { statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { SandboxRibbon } from '../sandbox-ribbon';
import { Timeline } from './timeline';
import { useStatus } from './use-status';

type AppliedPanelProps = {
  /** Called with whether the member has applied; false if that could not be loaded. */
  onKnown: (hasApplied: boolean | undefined) => void;
};

/** The top of the page for a member who has applied: the status, what happens next and when, and a link. */
export function AppliedPanel({ onKnown }: AppliedPanelProps) {
  const id = useId();
  const { found, failure, refresh } = useStatus();
  const application = found?.application;
  const hasApplied = found ? Boolean(application) : failure ? false : undefined;
  useEffect(() => {
    onKnown(hasApplied);
    return () => onKnown(undefined);
  }, [hasApplied, onKnown]);
  if (failure && !found)
    return (
      <Section>
        <ErrorState title={copy.failed} onRetry={refresh}>
          {failure}
        </ErrorState>
      </Section>
    );
  if (!found || !application) return null;
  const { title, text } = statusCopy[application.status];
  const next = nextText(application.status, found.fundingStep);
  return (
    <>
      <SandboxRibbon isSent />
      <section className={styles.opening} aria-labelledby={id}>
        <div>
          <p className={styles.eyebrow}>{copy.eyebrow}</p>
          <h1 id={id} className={styles.title}>
            {title}
          </h1>
          <p className={styles.text}>{application.status === 'SUBMITTED' ? copy.received : `${text} ${next}`}</p>
          <ButtonLink href={brokeragePaths.openAccountStatus} size="large">
            {copy.toStatus}
          </ButtonLink>
        </div>
        <Timeline application={application} />
      </section>
    </>
  );
}
