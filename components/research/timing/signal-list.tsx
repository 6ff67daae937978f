import { ScoreBlock } from '@/components/blocks/record/score-block';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { SampleTag } from '@/components/ui/tag';
import type { SignalsView } from '@/lib/content/research/signals-view';
import { signalCopy as words } from '@/lib/content/research/timing';
import { LongTable } from './long-table';
import styles from './signal-list.module.css';

/** Scores, open signals and settled signals, newest first. */
export function SignalList({ view, isMember }: { view: SignalsView; isMember: boolean }) {
  const { scores, open, settled, settledInAll, hidden, withheld, source, isSample } = view;
  return (
    <div className={styles.part}>
      <ScoreBlock scores={scores} />
      <h3 className={styles.title}>{words.open}</h3>
      {open.length > 0 ? (
        <LongTable lines={open} caption={(shown) => words.openOf(shown, open.length)} />
      ) : !isMember && hidden > 0 ? (
        <SignInOffer label={words.signIn}>{words.openForMembers(hidden)}</SignInOffer>
      ) : (
        <EmptyState icon="clock" title={words.noneOpen}>
          {words.noneOpenText}
        </EmptyState>
      )}
      <h3 className={styles.title}>{words.settled}</h3>
      {settled.length > 0 ? (
        <LongTable lines={settled} caption={(shown) => words.settledOf(shown, settledInAll)} />
      ) : (
        <EmptyState icon="clock" title={words.noneSettled}>
          {words.noneSettledText}
        </EmptyState>
      )}
      {withheld > 0 ? <p className={styles.facts}>{words.withheld(withheld)}</p> : null}
      <p className={styles.facts}>
        {source} {isSample ? <SampleTag /> : null}
      </p>
    </div>
  );
}
