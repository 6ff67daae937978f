import { ScoreBlock } from '@/components/blocks/score-block';
import { SignalTable } from '@/components/blocks/signal-table';
import { SampleTag } from '@/components/ui/tag';
import type { SignalsView } from '@/lib/content/signals-view';
import styles from './sector-record.module.css';

/** How a sector's timing signals did, and the latest of them; open ones stand on the page of all signals. */
export function SectorRecord({ signals }: { signals: SignalsView | null }) {
  if (!signals)
    return <p>The record of its signals could not be read just now. It stands on the page of all signals.</p>;
  const { scores, settled, settledInAll, hidden, source, isSample } = signals;
  return (
    <div className={styles.part}>
      <ScoreBlock scores={scores} />
      {settled.length > 0 ? (
        <SignalTable caption={`The latest ${settled.length} of ${settledInAll} settled signals`} lines={settled} />
      ) : (
        <p>No signal for this sector has come due yet.</p>
      )}
      <p className={styles.facts}>
        {source} A signal is the output of a rule, not a recommendation.
        {hidden > 0 ? ` ${hidden} open, shown to members on the page of all signals.` : ''}{' '}
        {isSample ? <SampleTag /> : null}
      </p>
    </div>
  );
}
