import { InvestorLogin } from '@/components/modals/investor-login';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useSession } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { offline } from '@/lib/content/shared/frame';
import { projectCopy } from '@/lib/content/investing/projects';
import styles from './projects.module.css';

const words = projectCopy.form;
const loadForm = async () => (await import('./backing-form')).BackingForm;

/** The one card with which a project is backed; its form is fetched for investors. */
export function BackingPanel({ slug }: { slug: string }) {
  const { user } = useSession();
  const { part: BackingForm, isLost, retry } = useLazyModule(loadForm, user?.kind === 'investor');
  return (
    <section className={styles.panel} aria-label={words.title}>
      <h2 className={styles.name}>{words.title}</h2>
      {inside()}
      <p className={styles.note}>{words.noMoney}</p>
    </section>
  );

  function inside() {
    if (user?.kind === 'investor') {
      if (BackingForm) return <BackingForm slug={slug} />;
      if (!isLost) return <Skeleton label={words.loading} />;
      return (
        <ErrorState title={words.failed} onRetry={retry}>
          {offline}
        </ErrorState>
      );
    }
    return (
      <>
        <p>{user ? words.user : words.needs(projectCopy.range)}</p>
        <InvestorLogin label={words.logIn} />
      </>
    );
  }
}
