import { InvestorLogin } from '@/components/modals/investor-login';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { useSessionUser } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { roundPanelCopy as copy } from '@/lib/content/investing/round-panel';
import { isOver, type RoundState } from '@/lib/domain/investing/rounds';
import styles from './rounds.module.css';

const loadInvestorPanel = async () => (await import('./investor-panel')).InvestorPanel;

type RoundPanelProps = {
  slug: string;
  state: RoundState;
  isSample?: boolean;
  /** The intermediary of a live round. */
  portal?: { name: string; url: string } | undefined;
};

/** The reader's next step in a round: reserve, go to the intermediary, or cancel. */
export function RoundPanel({ slug, state, isSample = false, portal }: RoundPanelProps) {
  const user = useSessionUser();
  const investor = useLazyModule(loadInvestorPanel, user?.kind === 'investor');
  // Once a round is over, only its investors have something to see.
  if (user?.kind !== 'investor' && isOver(state)) return null;
  return (
    <section className={styles.panel} aria-label={copy.label}>
      {inside()}
      {isSample && !isOver(state) ? <p className={styles.note}>{copy.sample}</p> : null}
    </section>
  );

  function inside() {
    if (user?.kind === 'investor') {
      const { part: InvestorPanel, failure, retry } = investor;
      if (InvestorPanel) return <InvestorPanel slug={slug} />;
      return <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} />;
    }
    if (portal && !isSample)
      return (
        <>
          <h2 className={styles.title}>{copy.commitTitle}</h2>
          <p>{copy.portalText(portal.name)}</p>
          <ButtonLink href={portal.url} isWide size="large">
            {copy.goTo(portal.name)}
          </ButtonLink>
          <p className={styles.note}>{user ? copy.user : copy.goOnFirst}</p>
          <InvestorLogin signUp={copy.signUp} label={copy.logIn} weight="outline" />
        </>
      );
    return (
      <>
        <h2 className={styles.title}>{state === 'testing-waters' ? copy.reserveTitle : copy.commitTitle}</h2>
        <p>{user ? copy.user : state === 'testing-waters' ? copy.reserveFirst : copy.goOnFirst}</p>
        <InvestorLogin signUp={copy.signUp} label={copy.logIn} />
      </>
    );
  }
}
