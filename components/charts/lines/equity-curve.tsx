import { useRef } from 'react';
import { curveFrame as frame } from '@/lib/charts/curve-frame';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { RecordCurve } from '@/lib/charts/signals/record-curve';
import { useNear } from '../frame/use-near';
import styles from './equity-curve.module.css';

const loadCursor = async () => (await import('./curve-cursor')).CurveCursor;

/**
 * The equity curve before and after costs, rendered on the server without scripts; the viewBox reserves its space. The
 * cursor over its trades loads when the chart nears the viewport.
 */
export function EquityCurve({ title, drawing }: Pick<RecordCurve, 'title' | 'drawing'>) {
  const { lines, area, baseline, high, summary, from, to, startLabel, trades } = drawing;
  const place = useRef<HTMLDivElement>(null);
  const { part: Cursor } = useLazyModule(loadCursor, useNear(place));
  return (
    <div>
      <div className={styles.high} aria-hidden="true">
        <span>{high.label}</span>
        {lines.map(({ name }) => (
          <span key={name}>{name}</span>
        ))}
      </div>
      <div className={styles.plot} ref={place}>
        <svg viewBox={`0 0 ${frame.width} ${frame.height}`} className={styles.picture} role="img" aria-label={summary}>
          <path d={area} className={styles.area} />
          <path d={`M${frame.inset} ${baseline}H${frame.width - frame.inset}`} className={styles.baseline} />
          <path d={`M${frame.inset} ${high.y}H${frame.width - frame.inset}`} className={styles.grid} />
          {lines.map(({ name, path, x, y }) => (
            <g key={name}>
              <path d={path} className={styles.line} />
              <circle cx={x} cy={y} r="4" />
            </g>
          ))}
        </svg>
        <svg className={styles.ends} aria-hidden="true">
          {lines.map(({ name, label, top }) => (
            <text key={name} y={top}>
              {label}
            </text>
          ))}
        </svg>
        {Cursor ? <Cursor title={title} trades={trades} /> : null}
      </div>
      <div className={styles.axis}>
        <span>{from}</span>
        <span className={styles.legend}>{startLabel}</span>
        <span>{to}</span>
      </div>
    </div>
  );
}
