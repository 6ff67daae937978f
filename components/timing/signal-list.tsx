import { useState } from 'react';
import { ScoreBlock } from '@/components/blocks/score-block';
import { SignalTable } from '@/components/blocks/signal-table';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { SampleTag } from '@/components/ui/tag';
import type { SignalsView } from '@/lib/content/signals-view';
import { signalWords as words } from '@/lib/content/timing';
import styles from './signal-list.module.css';

/** As many as a screen shows. */
const shownAtFirst = 10;

/** Signals: how the settled ones did, which are open, and the settled one by one, the latest first. */
export function SignalList({ view, isMember }: { view: SignalsView; isMember: boolean }) {
  const { scores, open, settled, settledInAll, hidden, withheld, source, isSample } = view;
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? settled : settled.slice(0, shownAtFirst);
  return (
    <div className={styles.part}>
      <ScoreBlock scores={scores} />
      <h3 className={styles.title}>{words.open}</h3>
      {open.length > 0 ? (
        <SignalTable caption={words.openCaption} lines={open} />
      ) : !isMember && hidden > 0 ? (
        <SignInOffer label={words.signIn}>{words.openForMembers(hidden)}</SignInOffer>
      ) : (
        <EmptyState title={words.noneOpen}>{words.noneOpenText}</EmptyState>
      )}
      <h3 className={styles.title}>{words.settled}</h3>
      {settled.length > 0 ? (
        <SignalTable caption={words.settledOf(shown.length, settledInAll)} lines={shown} />
      ) : (
        <EmptyState title={words.noneSettled}>{words.noneSettledText}</EmptyState>
      )}
      {shown.length < settled.length ? (
        <div data-needs-scripts="">
          <Button weight="outline" onClick={() => setIsWhole(true)}>
            {words.more(settled.length)}
          </Button>
        </div>
      ) : null}
      {withheld > 0 ? <p className={styles.facts}>{words.withheld(withheld)}</p> : null}
      <p className={styles.facts}>
        {source} {isSample ? <SampleTag /> : null}
      </p>
    </div>
  );
}
