import { ScoreBlock } from '@/components/blocks/record/score-block';
import { ScoreScale } from '@/components/blocks/record/score-scale';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { clockIcon } from '@/components/ui/feedback/state-icons/clock';
import { PhoneFold } from '@/components/ui/phone-fold';
import { SampleTag } from '@/components/ui/tag';
import type { SignalsView } from '@/lib/content/research/signals-view';
import { signalCopy as copy } from '@/lib/content/research/timing';
import type { ListReader } from './list-reader';
import { LongTable } from './long-table';
import styles from './signal-list.module.css';
import type { LoadWholeTable, SignalSource } from './signal-source';

type SignalListProps = { view: SignalsView; reader: ListReader; source: SignalSource; loadWhole: LoadWholeTable };

/** Scores, open signals and settled signals, newest first. */
export function SignalList({ view, reader, source, loadWhole }: SignalListProps) {
  const { scores, open, settled, settledInAll, forecasts, forecastsInAll, hidden, withheld, isSample } = view;
  const settledTable = (
    <LongTable
      lines={settled}
      total={settledInAll}
      caption={(shown) => copy.settledOf(shown, settledInAll)}
      cursor={view.settledCursor}
      source={source}
      loadWhole={loadWhole}
    />
  );
  return (
    <div className={styles.part}>
      <ScoreBlock scores={scores} Picture={ScoreScale} />
      <h3 className={styles.title}>{copy.open}</h3>
      {open.length > 0 ? (
        <LongTable
          lines={open}
          total={open.length}
          caption={(shown) => copy.openOf(shown, open.length)}
          source={source}
          loadWhole={loadWhole}
        />
      ) : reader !== 'member' && hidden > 0 ? (
        reader === 'lost' ? null : (
          <SignInOffer label={copy.signIn} isPending={reader === 'pending'}>
            {copy.openForMembers(hidden)}
          </SignInOffer>
        )
      ) : (
        <EmptyState icon={clockIcon} title={copy.noneOpen}>
          {copy.noneOpenText}
        </EmptyState>
      )}
      <h3 className={styles.title}>{copy.settled}</h3>
      {settled.length > 0 ? (
        // Collapsed on phones, where two lists of cards would be long.
        open.length > 0 ? (
          <PhoneFold label={copy.showSettled}>{settledTable}</PhoneFold>
        ) : (
          settledTable
        )
      ) : (
        <EmptyState icon={clockIcon} title={copy.noneSettled}>
          {copy.noneSettledText}
        </EmptyState>
      )}
      {forecasts.length > 0 ? (
        <>
          <h3 className={styles.title}>{copy.forecasts}</h3>
          <PhoneFold label={copy.showForecasts}>
            <LongTable
              lines={forecasts}
              total={forecastsInAll}
              caption={(shown) => copy.forecastsOf(shown, forecastsInAll)}
              cursor={view.forecastsCursor}
              source={source}
              loadWhole={loadWhole}
            />
          </PhoneFold>
        </>
      ) : null}
      {withheld > 0 ? <p className={styles.facts}>{copy.withheld(withheld)}</p> : null}
      <p className={styles.facts}>
        {view.source} {isSample ? <SampleTag /> : null}
      </p>
    </div>
  );
}
