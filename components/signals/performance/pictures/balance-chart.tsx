import { useRef } from 'react';
import { useNear } from '@/components/charts/frame/use-near';
import plot from '@/components/charts/plot/plot.module.css';
import { Ticks } from '@/components/charts/plot/ticks';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { BalancePicture } from '@/lib/charts/signals/balance-picture';
import { performancePage as copy } from '@/lib/content/signals/performance-page';
import styles from './balance-chart.module.css';
import { PictureCard } from './picture-card';

const loadCursor = async () => (await import('@/components/charts/lines/point-cursor')).PointCursor;

/** The equity curve, with the drawdown after each trade below it. */
export function BalanceChart({ picture }: { picture: BalancePicture }) {
  const { balance, fall, summary, table, trades, from, to } = picture;
  const place = useRef<HTMLDivElement>(null);
  const { part: Cursor } = useLazyModule(loadCursor, useNear(place));
  return (
    <PictureCard
      title={copy.charts.balance}
      summary={summary}
      table={table}
      cursor={
        <div className={styles.cursor} ref={place}>
          {Cursor ? <Cursor title={copy.charts.balance} points={trades} /> : null}
        </div>
      }
    >
      <p className={styles.name}>{copy.charts.balanceName}</p>
      <div className={styles.balance}>
        <Ticks ticks={balance.ticks} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={plot.picture} aria-hidden="true">
          <path d={balance.area} className={plot.area} />
          <path d={`M0 ${balance.startTop}H100`} className={styles.start} />
          <path d={balance.line} className={plot.line} />
        </svg>
        <span className={styles.end} style={{ top: `${balance.end.top}%` }} />
        <span className={styles.endLabel} style={{ top: `${balance.end.top}%` }}>
          {balance.end.label}
        </span>
      </div>
      <p className={styles.name}>{copy.charts.fallName}</p>
      <div className={styles.fall}>
        <Ticks ticks={fall.ticks} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={plot.picture} aria-hidden="true">
          <path d={fall.area} className={styles.under} />
          <path d={fall.line} className={styles.underLine} />
        </svg>
        {fall.mark ? (
          <>
            <span className={styles.mark} style={{ left: `${fall.mark.left}%`, top: `${fall.mark.top}%` }} />
            <span
              className={fall.mark.left > 50 ? styles.markLabelLeft : styles.markLabel}
              style={{ left: `${fall.mark.left}%`, top: `${fall.mark.top}%` }}
            >
              {fall.mark.label}
            </span>
          </>
        ) : null}
      </div>
      <p className={styles.axis}>
        <span>{from}</span>
        <span className={styles.legend}>{copy.charts.start}</span>
        <span>{to}</span>
      </p>
    </PictureCard>
  );
}
