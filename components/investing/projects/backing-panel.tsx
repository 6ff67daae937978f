import { InvestorLogin } from '@/components/modals/investor-login';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { useSessionUser } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { projectCopy } from '@/lib/content/investing/projects';
import styles from './projects.module.css';
import type { PledgeTotals } from './use-backing';

type BackingPanelProps = { slug: string; onPledged: (totals: PledgeTotals) => void };

const copy = projectCopy.form;
const loadForm = async () => (await import('./backing-form')).BackingForm;

/** The card to back a project. Its form loads only for investors. */
export function BackingPanel({ slug, onPledged }: BackingPanelProps) {
  const user = useSessionUser();
  const { part: BackingForm, failure, retry } = useLazyModule(loadForm, user?.kind === 'investor');
  return (
    <section className={styles.panel} aria-label={copy.title}>
      <h2 className={styles.name}>{copy.title}</h2>
      {inside()}
      <p className={styles.note}>{copy.noMoney}</p>
    </section>
  );

  function inside() {
    if (user?.kind === 'investor') {
      if (BackingForm) return <BackingForm slug={slug} onPledged={onPledged} />;
      return <PendingSection title={copy.failed} failure={failure} onRetry={retry} label={copy.loading} />;
    }
    return (
      <>
        <p>{user ? copy.user : copy.needs(projectCopy.range)}</p>
        <InvestorLogin signUp={copy.signUp} label={copy.logIn} />
      </>
    );
  }
}
