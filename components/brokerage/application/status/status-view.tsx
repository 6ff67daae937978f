import { Button } from '@/components/ui/forms/button';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { stepNames } from '@/lib/content/brokerage/application/copy';
import { statusPageCopy as words } from '@/lib/content/brokerage/application/status-page-copy';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { dayOf } from '@/lib/domain/shared/dates';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { ApplicationPast } from '../application-past';
import { NeededDocuments } from './needed-documents';
import styles from './status.module.css';
import { timeOfDay } from '../time-of-day';
import { useStatus } from './use-status';

/** One application: status, next step, requests and history. */
export function StatusView() {
  const { found, failure, isBusy, refresh, show } = useStatus();

  if (!found) {
    if (!failure || isBusy) return <Skeleton label={words.loading} lines={5} />;
    return (
      <ErrorState title={words.failed} onRetry={refresh}>
        {failure}
      </ErrorState>
    );
  }
  const { application, draft, isSandbox, at } = found;
  if (!application && draft) {
    return (
      <EmptyState
        icon="page"
        title={words.noneTitle}
        action={
          <ButtonLink href={brokeragePaths.openAccountStep(draft.step)}>{words.goOn(stepNames[draft.step])}</ButtonLink>
        }
      >
        {words.draftText(dayOf(draft.updatedAt))}
      </EmptyState>
    );
  }
  if (!application) {
    return (
      <EmptyState
        icon="page"
        title={words.noneTitle}
        action={<ButtonLink href={brokeragePaths.openAccountStep('account-creation')}>{words.begin}</ButtonLink>}
      >
        {words.noneText}
      </EmptyState>
    );
  }
  const { title, text, next, tone } = statusCopy[application.status];
  return (
    <div className={styles.layout}>
      <div className={styles.now}>
        {failure ? <Notice tone="attention">{failure}</Notice> : null}
        <div className={styles.card} data-tone={tone} role="status">
          <h2 className={styles.title}>{title}</h2>
          <p>{text}</p>
          {application.refusal ? (
            <p>
              {words.brokerSaid} “{application.refusal}”
            </p>
          ) : null}
          <h3 className={styles.subtitle}>{words.nextTitle}</h3>
          <p>{next}</p>
        </div>
        <div className={styles.buttons}>
          {application.status === 'refused' ? (
            <ButtonLink href={brokeragePaths.openAccountStep('contact-information')}>{words.correct}</ButtonLink>
          ) : null}
          {application.status === 'ACTIVE' ? <ButtonLink href={paths.bank}>{words.linkBank}</ButtonLink> : null}
          {application.status === 'REJECTED' ? <ButtonLink href={paths.sectors}>{words.research}</ButtonLink> : null}
          <Button weight="outline" onClick={refresh} isBusy={isBusy} busyLabel={words.refreshing}>
            {words.refresh}
          </Button>
          <p className={styles.note}>{words.lookedAt(timeOfDay(at))}</p>
        </div>
        <NeededDocuments application={application} isSandbox={isSandbox} onSent={show} />
      </div>
      <ApplicationPast application={application} />
    </div>
  );
}
