import { useRouter } from 'next/router';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { RecordCurve } from '@/lib/charts/signals/record-curve';
import { EquityFigure } from './equity-figure';
import styles from './options-signals-page.module.css';

const loadLiveCurve = async () => (await import('./live-parts')).LiveCurve;

/** The equity curve in the page's header, for the signals that the list below shows. */
export function RecordFigure({ curve }: { curve: RecordCurve | null }) {
  const isLive = useRouter().query.variant === 'live';
  const { part: LiveCurve, failure } = useLazyModule(loadLiveCurve, isLive);
  const record = <EquityFigure curve={curve} />;
  if (!isLive) return record;
  // Reserves the space without showing figures of the other list.
  const waiting = (
    <div className={styles.waiting} aria-hidden="true" inert>
      {record}
    </div>
  );
  if (!LiveCurve) return failure ? null : waiting;
  return <LiveCurve waiting={waiting} />;
}
