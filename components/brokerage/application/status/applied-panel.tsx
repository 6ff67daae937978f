import { useEffect } from 'react';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Section } from '@/components/ui/section';
import { statusCopy } from '@/lib/content/brokerage/application/status-copy';
import { statusPageCopy as copy } from '@/lib/content/brokerage/application/status-page-copy';
import { timelineOf } from '@/lib/domain/brokerage/application/timeline';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { SandboxRibbon } from '../sandbox-ribbon';
import { Timeline } from './timeline';
import { useStatus } from './use-status';

/** For a member who has applied: confirmation, history and next step. */
export function AppliedPanel({ onApplied }: { onApplied: (hasApplied: boolean) => void }) {
  const { found, failure, refresh } = useStatus();
  const application = found?.application;
  const hasApplied = Boolean(application);
  useEffect(() => {
    onApplied(hasApplied);
    return () => onApplied(false);
  }, [hasApplied, onApplied]);
  if (failure && !found)
    return (
      <Section>
        <ErrorState title={copy.failed} onRetry={refresh}>
          {failure}
        </ErrorState>
      </Section>
    );
  if (!application) return null;
  const stage = timelineOf(application).find(({ state }) => state === 'current')?.stage;
  return (
    <>
      <SandboxRibbon />
      <Section title={stage === 'review' ? copy.received : statusCopy[application.status].title} isSplit>
        <div>
          <Timeline application={application} />
          <ButtonLink href={brokeragePaths.openAccountStatus}>{copy.toStatus}</ButtonLink>
        </div>
      </Section>
    </>
  );
}
