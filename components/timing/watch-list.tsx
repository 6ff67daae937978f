import { SignInOffer } from '@/components/modals/sign-in-offer';
import { EmptyState } from '@/components/ui/empty-state';
import { Section } from '@/components/ui/section';
import { Table } from '@/components/ui/table';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { watchPage as words } from '@/lib/content/watch';
import type { WatchView } from '@/lib/content/watch-view';
import { currentColumns, pastColumns } from './watch-columns';
import styles from './watch-page.module.css';

/** What is on the list, for members; what was, for everybody. */
export function WatchList({ view, isMember }: { view: WatchView; isMember: boolean }) {
  const { current, past, hidden, source, notes, isSample } = view;
  return (
    <>
      <Section title={words.current} id="current">
        {current.length > 0 ? (
          <Table
            caption={<VisuallyHidden>{words.current}</VisuallyHidden>}
            columns={currentColumns}
            rows={current}
            rowKey={({ id }) => id}
            isWordy
          />
        ) : !isMember && hidden > 0 ? (
          <SignInOffer label={words.signIn}>{words.hidden(hidden)}</SignInOffer>
        ) : (
          <EmptyState icon="list" title={words.noneNow}>
            {words.noneNowText}
          </EmptyState>
        )}
        <p className={styles.facts}>
          {source} {isSample ? <SampleTag /> : null}
        </p>
        <p className={styles.facts}>{notes.join(' ')}</p>
      </Section>
      <Section title={words.past} lead={words.pastText} id="past">
        {past.length > 0 ? (
          <Table
            caption={<VisuallyHidden>{words.past}</VisuallyHidden>}
            columns={pastColumns}
            rows={past}
            rowKey={({ id }) => id}
            isWordy
          />
        ) : (
          <EmptyState icon="list" title={words.nonePast}>
            {words.nonePastText}
          </EmptyState>
        )}
      </Section>
    </>
  );
}
