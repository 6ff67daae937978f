import { openModal } from '@/components/modals/modal-stack';
import { LoginLink } from '@/components/modals/login-link';
import { PendingSection } from '@/components/ui/feedback/pending-section';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';
import { ownOutcomesCopy } from '@/lib/content/signals/outcomes/own-outcomes';
import { outcomeSurvey as copy } from '@/lib/content/signals/outcomes/outcome-survey';
import type { StatisticsTable } from '@/lib/content/signals/statistics/statistics-table';
import { StatisticsTables } from '../statistics-tables';
import styles from './outcomes.module.css';

const loadOwnOutcomes = () => import('../member-parts').then(({ OwnOutcomes }) => OwnOutcomes);

export type MemberResultsProps = {
  /** Null if fewer members than the minimum reported. */
  table: StatisticsTable | null;
  isSample: boolean;
};

/** The results that members reported, compared with the track record, and the member's own participation. */
export function MemberResults({ table, isSample }: MemberResultsProps) {
  const user = useSessionUser();
  const isMember = user?.kind === 'user';
  const { part: OwnOutcomes, failure, retry } = useLazyModule(loadOwnOutcomes, isMember);
  return (
    <Section id={copy.id} title={copy.title} lead={copy.lead} aside={isSample ? <SampleTag /> : null}>
      {table ? <StatisticsTables tables={[table]} /> : <p>{copy.tooFew}</p>}
      <div className={styles.own}>{isMember ? own() : visitor()}</div>
    </Section>
  );

  function visitor() {
    if (user) return <p>{copy.visitors}</p>;
    return (
      <p>
        {copy.visitors}{' '}
        <LoginLink className={undefined} onOpen={() => openModal('login')}>
          {copy.logIn}
        </LoginLink>
      </p>
    );
  }

  function own() {
    if (OwnOutcomes) return <OwnOutcomes />;
    return (
      <PendingSection
        title={ownOutcomesCopy.failed}
        failure={failure}
        onRetry={retry}
        label={ownOutcomesCopy.loading}
        lines={4}
      />
    );
  }
}
