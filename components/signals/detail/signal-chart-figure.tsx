import { Figure } from '@/components/ui/tables/figure';
import { curveFrame as frame } from '@/lib/charts/curve-frame';
import type { SignalChart } from '@/lib/content/signals/detail/signal-chart';
import { signalPage as copy } from '@/lib/content/signals/detail/signal-page';
import styles from './signal-page.module.css';

/** The stock's price with entry (a circle) and exit (a square), drawn on the server. */
export const SignalChartFigure = ({ chart: { line, area, marks, from, to, summary } }: { chart: SignalChart }) => (
  <Figure title={copy.chart.title} caption={copy.chart.caption}>
    <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={styles.picture} role="img" aria-label={summary}>
      <path d={area} className={styles.area} />
      <path d={line} className={styles.line} />
      {marks.map(({ x, y, label }, index) =>
        index === 0 ? (
          <circle key={label} cx={x} cy={y} r="5" className={styles.mark} />
        ) : (
          <rect key={label} x={x - 5} y={y - 5} width="10" height="10" className={styles.mark} />
        ),
      )}
    </svg>
    <p className={styles.axis}>
      <span>{from}</span>
      <span>{to}</span>
    </p>
    <ul className={styles.legend}>
      {marks.map(({ label }, index) => (
        <li key={label}>
          <span aria-hidden="true">{index === 0 ? '●' : '■'}</span> {label}
        </li>
      ))}
    </ul>
  </Figure>
);
