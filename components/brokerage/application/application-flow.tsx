import { useState, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { flowCopy as copy } from '@/lib/content/brokerage/application/copy';
import type { StepPageProps } from './step-page-props';
import { ApplicationForm } from './application-form';
import styles from './flow.module.css';
import { HasAccount } from './has-account';
import { applicationClient, loadApplication } from './load-application';
import { StepList } from './step-list';

/** The application for signed-in users. It is loaded once and then managed by the form. */
export function ApplicationFlow(page: StepPageProps) {
  const [round, setRound] = useState(0);
  return <Loaded key={round} {...page} onReload={() => setRound(round + 1)} />;
}

function Loaded({ onReload, ...page }: StepPageProps & { onReload: () => void }) {
  const result = useMemberData('application-form', applicationClient, loadApplication, { isPinned: true });
  const { data: found, failure, retry } = result;
  const [isRefusedAsSecond, setIsRefusedAsSecond] = useState(false);

  if (found && (found.hasAccount || isRefusedAsSecond))
    return (
      <div className={styles.layout}>
        <div className={styles.main}>
          <HasAccount />
        </div>
      </div>
    );
  if (found) {
    return <ApplicationForm {...page} loaded={found} onReload={onReload} onSecond={() => setIsRefusedAsSecond(true)} />;
  }
  return (
    <Frame screen={page.screen}>
      {failure ? (
        <ErrorState title={copy.loadFailed} onRetry={retry}>
          {failure}
        </ErrorState>
      ) : (
        <Skeleton label={copy.loading} lines={8} />
      )}
    </Frame>
  );
}

const Frame = ({ screen, children }: { screen: StepPageProps['screen']; children: ReactNode }) => (
  <div className={styles.layout}>
    <div className={styles.side}>
      <StepList screen={screen} states={undefined} />
    </div>
    <div className={styles.main}>{children}</div>
  </div>
);
