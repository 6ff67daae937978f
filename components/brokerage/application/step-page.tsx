import { useState } from 'react';
import { Seo } from '@/components/layout/document/seo';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { PageHeader } from '@/components/ui/page-header';
import { useSession } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { flowCopy as copy, screenTitles } from '@/lib/content/brokerage/application/copy';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import styles from './flow.module.css';
import { SandboxRibbon } from './sandbox-ribbon';
import { SignInStep } from './sign-in-step';
import { StepList } from './step-list';
import type { StepPageProps } from './step-page-props';

const loadFlow = async () => (await import('./application-flow')).ApplicationFlow;

/** A screen of the application. The form loads lazily and stays in place while the session expires and is renewed. */
export function StepPage({ screen, fingerprints }: StepPageProps) {
  const { user, isKnown } = useSession();
  const [owner, setOwner] = useState<string>();
  if (user?.kind === 'user' && user.id !== owner) setOwner(user.id);
  const { part: Flow, failure, retry } = useLazyModule(loadFlow, owner !== undefined);

  return (
    <>
      <Seo
        title={`${screenTitles[screen]} · ${copy.eyebrow}`}
        description={copy.description}
        path={brokeragePaths.openAccountStep(screen)}
        isHidden
      />
      <SandboxRibbon />
      <PageHeader eyebrow={copy.eyebrow} title={screenTitles[screen]} />
      <noscript>
        <p className={styles.layout}>{copy.needsScripts}</p>
      </noscript>
      <div data-needs-scripts="">{inside()}</div>
    </>
  );

  function inside() {
    if (Flow && owner) return <Flow key={owner} screen={screen} fingerprints={fingerprints} />;
    return (
      <div className={styles.layout}>
        <div className={styles.side}>
          <StepList screen={screen} states={isKnown && !owner ? {} : undefined} />
        </div>
        <div className={styles.main}>{waiting()}</div>
      </div>
    );
  }

  function waiting() {
    if (isKnown && !owner) return <SignInStep screen={screen} isInvestor={user !== null} />;
    return <PendingSection title={copy.loadFailed} failure={failure} onRetry={retry} label={copy.loading} lines={8} />;
  }
}
