import { SignInOffer } from '@/components/modals/sign-in-offer';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { listIcon } from '@/components/ui/feedback/state-icons/list';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { watchPage as copy } from '@/lib/content/research/watch';
import type { WatchView } from '@/lib/content/research/watch-view';
import type { ListReader } from './list-reader';
import { useWatchChoice } from './use-watch-choice';
import { currentColumns, pastColumns } from './watch-columns';
import styles from './watch-page.module.css';
import { WatchTable } from './watch-table';

/** Stocks to watch: the current list for members, and the removed stocks for all readers. */
export function WatchList({ view, reader }: { view: WatchView; reader: ListReader }) {
  const { current, past, pastSummary, hidden, source, notes, isSample } = view;
  const choosing = useWatchChoice();
  const { rules, choice, choose } = choosing;
  // Below the current list, or below the past one if the current list is empty, as it is for visitors.
  const origin = (
    <p className={styles.facts}>
      {source} {isSample ? <SampleTag /> : null}
    </p>
  );
  return (
    <>
      <div className={styles.filter}>
        {rules && choice && current.length + past.length > 0 ? (
          <rules.WatchFilter letters={choice.letters} onChange={(letters) => choose({ ...choice, letters })} />
        ) : null}
      </div>
      <Section title={copy.current} id="current">
        <WatchTable
          title={copy.current}
          columns={currentColumns}
          lines={current}
          choosing={choosing}
          empty={
            reader !== 'member' && hidden > 0 ? (
              reader === 'lost' ? null : (
                <SignInOffer label={copy.signIn} isPending={reader === 'pending'}>
                  {copy.hidden(hidden)}
                </SignInOffer>
              )
            ) : (
              <EmptyState icon={listIcon} title={copy.noneNow}>
                {copy.noneNowText}
              </EmptyState>
            )
          }
        />
        {current.length > 0 ? origin : null}
        <p className={styles.facts}>{notes.join(' ')}</p>
      </Section>
      <Section title={copy.past} lead={`${copy.pastText} ${pastSummary}`} id="past">
        <WatchTable
          title={copy.past}
          columns={pastColumns}
          lines={past}
          choosing={choosing}
          empty={
            <EmptyState icon={listIcon} title={copy.nonePast}>
              {copy.nonePastText}
            </EmptyState>
          }
        />
        {current.length > 0 ? null : origin}
      </Section>
    </>
  );
}
