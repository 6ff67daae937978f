import { useState, type ReactNode } from 'react';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { flowWords as words } from '@/lib/content/application/words';
import type { StepPageProps } from './step-page';
import { ApplicationForm } from './application-form';
import styles from './flow.module.css';
import { HasAccount } from './has-account';
import { loadApplication } from './load-application';
import { StepList } from './step-list';
import { useLoaded } from './use-loaded';

/** The application of somebody who is logged in: fetched once, then kept by the form. */
export function ApplicationFlow(page: StepPageProps) {
  const [round, setRound] = useState(0);
  return <Loaded key={round} {...page} onReload={() => setRound(round + 1)} />;
}

function Loaded({ onReload, ...page }: StepPageProps & { onReload: () => void }) {
  const { found, failure, retry } = useLoaded(loadApplication);
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
        <ErrorState title={words.loadFailed} onRetry={retry}>
          {failure}
        </ErrorState>
      ) : (
        <Skeleton label={words.loading} lines={8} />
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
