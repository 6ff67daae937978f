import { useState } from 'react';
import { closeWelcome, wasWelcomeClosed } from '@/components/layout/shell/close-welcome';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Notice } from '@/components/ui/feedback/notice';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { useSessionUser } from '@/lib/client/session/session';
import { homePartCopy } from '@/lib/content/my-account/home';
import { homeCopy } from '@/lib/content/my-account/home-page';
import { homeContract } from '@/lib/contracts/my-account/home';
import { hasStarted, homeSteps, maxSteps } from '@/lib/domain/my-account/home-steps';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { ApplicationCard } from './application-card';
import { InvestingCard } from './investing-card';
import { ListsCard } from './lists-card';
import { LoadingHome } from './loading-home';
import { MarketCard } from './market-card';
import { CurrentPlanCard } from './current-plan-card';
import { PostsCard } from './posts-card';
import { ReferralsCard } from './referrals-card';
import { SampleLine, sampleSections } from './sample-line';
import { SignalsCard } from './signals-card';
import { StepsCard } from './steps-card';
import styles from './home.module.css';

const homeClient = () => createClient(homeContract, browserHttp());

/** The member's home. Its data loads in one request, and each section handles its own failure. */
export function MemberHome() {
  const {
    data: home,
    failure,
    retry,
  } = useMemberData('home', homeClient, (calls) => calls.read(), { refreshesOnReturn: true });
  const user = useSessionUser();
  const [isWelcomeClosed, setIsWelcomeClosed] = useState(() => wasWelcomeClosed(user?.id));
  if (!home && failure)
    return (
      <ErrorState title={homeCopy.failed} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!home) return <LoadingHome />;
  // A single line about signals does not count as content of its column.
  const hasSignals = home.signals === null || home.signals.items.length > 0;
  const signals = <SignalsCard signals={home.signals} retry={retry} />;
  const posts = <PostsCard posts={home.posts} retry={retry} />;
  const has = (part: (typeof home.failed)[number]) => home[part] !== null || home.failed.includes(part);
  const isWelcomed = home.isNew && !isWelcomeClosed && !hasStarted(home);
  // A long left column has the posts beside it, a short one below: the signals or a list alone are shorter than the rest.
  const isLong = isWelcomed || (hasSignals && (home.watchlists?.length ?? 0) > 0);
  const samples = sampleSections(home, user?.id);
  const today = utcDay(new Date());
  const max = isWelcomed ? maxSteps.new : maxSteps.next;
  // An inactive referral link is shown only once: in the next steps or in its card.
  const isLinkOffered = homeSteps(home, { today, max }).some(({ name, isDone }) => name === 'referrals' && !isDone);
  return (
    <>
      {failure ? (
        <Notice tone="attention" title={homePartCopy.stale}>
          {failure}
        </Notice>
      ) : null}
      {samples.length > 0 ? <SampleLine sections={samples} /> : null}
      <div className={styles.grid}>
        <div className={styles.next} data-new={isWelcomed || undefined}>
          <StepsCard
            home={home}
            isWelcome={isWelcomed}
            onClose={() => {
              setIsWelcomeClosed(true);
              closeWelcome(user?.id);
            }}
            onLeave={() => (isWelcomed ? closeWelcome(user?.id) : undefined)}
          />
        </div>
        <div className={styles.main}>
          <ListsCard lists={home.watchlists} retry={retry} />
          {has('referrals') && !isLinkOffered ? <ReferralsCard referrals={home.referrals} retry={retry} /> : null}
          {hasSignals ? signals : null}
          <MarketCard isLabeled={samples.length > 0} />
          {isLong ? null : posts}
        </div>
        <div className={styles.side}>
          {has('plan') ? <CurrentPlanCard plan={home.plan} retry={retry} /> : null}
          {home.application?.status || home.failed.includes('application') ? (
            <ApplicationCard application={home.application} retry={retry} />
          ) : null}
          {home.kind === 'investor' ? <InvestingCard /> : null}
          {hasSignals ? null : signals}
          {isLong ? posts : null}
        </div>
      </div>
    </>
  );
}
