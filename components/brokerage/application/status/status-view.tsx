import { useEffect } from 'react';
import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { pageIcon } from '@/components/ui/feedback/state-icons/page';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { continueAt } from '@/lib/content/brokerage/application/continue-at';
import { statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import { fundingStepCopy, nextText } from '@/lib/content/brokerage/funding-step';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { applicationSteps } from '@/lib/domain/brokerage/application-steps';
import { fundingStepPaths } from '@/lib/domain/brokerage/funding-step';
import { dayOf } from '@/lib/domain/shared/dates';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { ApplicationTimeline, SignedAgreements } from '../application-past';
import { NeededDocuments } from './needed-documents';
import styles from './status.module.css';
import { timeOfDay } from '../time-of-day';
import { useStatus } from './use-status';

/** An application's next step, requests and history. Reports its status to `onTitle`, for the page's title. */
export function StatusView({ onTitle }: { onTitle: (title: string | undefined) => void }) {
  const { found, failure, isBusy, refresh, show } = useStatus();
  const status = found?.application?.status;
  useEffect(() => {
    onTitle(status && statusCopy[status].title);
    return () => onTitle(undefined);
  }, [status, onTitle]);

  if (!found) {
    if (!failure || isBusy) return <Skeleton label={copy.loading} lines={5} />;
    return (
      <ErrorState title={copy.failed} onRetry={refresh}>
        {failure}
      </ErrorState>
    );
  }
  const { application, draft, isSandbox, fundingStep, at } = found;
  if (!application && draft) {
    return (
      <EmptyState
        icon={pageIcon}
        title={copy.draftTitle(
          applicationSteps.indexOf(draft.step) + 1,
          applicationSteps.length,
          dayOf(draft.updatedAt),
        )}
        action={<ButtonLink href={brokeragePaths.openAccountStep(draft.step)}>{continueAt(draft.step)}</ButtonLink>}
      >
        {copy.draftText}
      </EmptyState>
    );
  }
  if (!application) {
    return (
      <EmptyState
        icon={pageIcon}
        title={copy.noneTitle}
        action={<ButtonLink href={brokeragePaths.openAccountStep('account-creation')}>{copy.begin}</ButtonLink>}
      >
        {copy.noneText}
      </EmptyState>
    );
  }
  const { text, tone } = statusCopy[application.status];
  return (
    <div className={styles.layout}>
      <div className={styles.now}>
        {failure ? <Notice tone="attention">{failure}</Notice> : null}
        <div className={styles.card} data-tone={tone} role="status">
          <p>{text}</p>
          {application.refusal ? (
            <p>
              {copy.brokerSaid} “{application.refusal}”
            </p>
          ) : null}
          <h2 className={styles.subtitle}>{copy.nextTitle}</h2>
          <p>{nextText(application.status, fundingStep)}</p>
        </div>
        <div className={styles.buttons}>
          {application.status === 'refused' ? (
            <ButtonLink href={brokeragePaths.openAccountStep('contact-information')}>{copy.correct}</ButtonLink>
          ) : null}
          {fundingStep ? (
            <ButtonLink href={fundingStepPaths[fundingStep]}>{fundingStepCopy[fundingStep].action}</ButtonLink>
          ) : null}
          {application.status === 'REJECTED' ? <ButtonLink href={paths.sectors}>{copy.research}</ButtonLink> : null}
          <Button weight="outline" onClick={refresh} isBusy={isBusy} busyLabel={copy.refreshing}>
            {copy.refresh}
          </Button>
          <p className={styles.note}>{copy.lookedAt(timeOfDay(at))}</p>
        </div>
        <NeededDocuments application={application} isSandbox={isSandbox} onSent={show} />
      </div>
      <ApplicationTimeline application={application} />
      <SignedAgreements agreements={application.agreements} />
    </div>
  );
}
