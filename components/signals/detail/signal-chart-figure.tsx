import plot from '@/components/charts/plot/plot.module.css';
import { Ticks } from '@/components/charts/plot/ticks';
import { Figure } from '@/components/ui/tables/figure';
import type { SignalChart } from '@/lib/charts/signals/signal-chart';
import { classNames } from '@/components/ui/class-names';
import styles from './signal-chart-figure.module.css';

/** A trade's price chart with its entry (a circle) and exit (a square), rendered on the server. */
export const SignalChartFigure = ({ chart }: { chart: SignalChart }) => (
  <Figure title={chart.title} caption={chart.caption}>
    <div className={styles.chart}>
      <div className={classNames(styles.plot, chart.isDashed && styles.short)} role="img" aria-label={chart.summary}>
        <Ticks ticks={chart.ticks} />
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={plot.picture} aria-hidden="true">
          {/* A dashed line connects only two prices, so there is no area. */}
          {chart.isDashed ? null : <path d={chart.area} className={plot.area} />}
          <path d={chart.line} className={classNames(plot.line, chart.isDashed && styles.dashed)} />
        </svg>
        {chart.marks.map(({ left, top, label }, index) => (
          <span
            key={label}
            className={index === 0 ? styles.entry : styles.exit}
            style={{ left: `${left}%`, top: `${top}%` }}
          />
        ))}
      </div>
      <p className={styles.axis}>
        <span>{chart.from}</span>
        <span>{chart.to}</span>
      </p>
    </div>
    <ul className={styles.legend}>
      {chart.marks.map(({ label }, index) => (
        <li key={label}>
          <span aria-hidden="true">{index === 0 ? '○' : '□'}</span> {label}
        </li>
      ))}
    </ul>
  </Figure>
);
