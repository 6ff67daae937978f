import { InvestorLogin } from '@/components/modals/investor-login';
import { PendingPart } from '@/components/ui/feedback/pending-part';
import { useSessionUser } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { roundPanelCopy as copy } from '@/lib/content/investing/round-panel';
import { isOver, type RoundState } from '@/lib/domain/investing/rounds';
import styles from './rounds.module.css';

const loadInvestorPanel = async () => (await import('./investor-panel')).InvestorPanel;

/** A reader's actions for a round: reserve, continue to the intermediary, cancel. */
export function RoundPanel({ slug, state }: { slug: string; state: RoundState }) {
  const user = useSessionUser();
  const investor = useLazyModule(loadInvestorPanel, user?.kind === 'investor');
  // Only an investor may have something to see in a round that is over.
  if (user?.kind !== 'investor' && isOver(state)) return null;
  return (
    <section className={styles.panel} aria-label={copy.label}>
      {inside()}
    </section>
  );

  function inside() {
    if (user?.kind === 'investor') {
      const { part: InvestorPanel, failure, retry } = investor;
      if (InvestorPanel) return <InvestorPanel slug={slug} />;
      return <PendingPart title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} />;
    }
    return (
      <>
        <p>{user ? copy.user : state === 'testing-waters' ? copy.reserveFirst : copy.goOnFirst}</p>
        <InvestorLogin signUp={copy.signUp} label={copy.logIn} />
      </>
    );
  }
}
