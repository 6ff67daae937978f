import { useRef, type ReactNode } from 'react';
import { Facts } from '@/components/ui/tables/facts';
import { SampleTag } from '@/components/ui/tag';
import type { LineDrawing } from '@/lib/charts/line-drawing';
import { lineFrame } from '@/lib/charts/line-frame';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import frame from '../frame/chart-frame.module.css';
import { ChartShell } from '../frame/chart-shell';
import { ChartTable } from '../frame/chart-table';
import styles from './line-figure.module.css';
import { TableDisclosure } from '../frame/table-disclosure';
import { useNear } from '../frame/use-near';

type LineFigureProps = {
  /** The base name of the downloaded files, such as `robotics-index`. */
  name: string;
  title: string;
  /** The subject of the chart, named in the downloaded files. */
  subject?: string;
  /** Replaces the unit line, when the description or the axis already states the unit. */
  description?: ReactNode;
  level?: 2 | 3;
  /** Colors the line by whether its change is a gain or a loss; undefined for a neutral color. */
  tone?: 'gain' | 'loss' | undefined;
  drawing: LineDrawing;
};

/**
 * A line chart rendered on the server: it works without scripts and includes a text alternative and a table. Cursor,
 * sound and downloads load when it nears the viewport.
 */
export function LineFigure({ name, title, subject, description, level, tone, drawing }: LineFigureProps) {
  const place = useRef<HTMLElement>(null);
  const { part: hands } = useLazyModule(loadHands, useNear(place));
  const { line, area, end, ticks, names, unit, axis, summary, gist, caption, rows, isSample } = drawing;
  return (
    <ChartShell title={title} description={description} level={level} place={place}>
      <figure className={frame.frame}>
        {description ? null : <Facts>{unit}</Facts>}
        <div className={styles.plot} data-tone={tone}>
          <div className={styles.drawing} role="img" aria-label={`${title}: ${summary}`}>
            {ticks.map(({ top, label }) => (
              <span key={label} className={styles.tick} style={{ top: `${top}%` }}>
                {isCovered(top, end.top) ? null : label}
              </span>
            ))}
            <svg
              aria-hidden="true"
              viewBox={`0 0 ${lineFrame.width} ${lineFrame.height}`}
              preserveAspectRatio="none"
              className={styles.picture}
            >
              <path d={area} className={styles.area} />
              <path d={line} className={styles.line} />
            </svg>
            <span className={styles.end} style={{ top: `${end.top}%` }} />
            <span className={styles.value} style={{ top: `${end.top}%` }}>
              {end.label}
            </span>
          </div>
          {hands ? <hands.LineCursor title={title} drawing={drawing} /> : null}
        </div>
        <p className={styles.names} aria-hidden="true">
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </p>
        <p className={frame.summary}>{gist}</p>
        <TableDisclosure
          tools={
            hands ? (
              <hands.LineTools title={subject ? `${subject}: ${title}` : title} drawing={drawing} name={name} />
            ) : null
          }
        >
          <ChartTable
            caption={`${title}, ${unit}`}
            head={[axis, unit]}
            rows={rows.map(({ name, value }) => [name, value])}
          />
        </TableDisclosure>
        <figcaption className={frame.terms}>
          {isSample ? <SampleTag /> : null} {caption}
        </figcaption>
      </figure>
    </ChartShell>
  );
}

/** The label of the last value covers an axis label closer than this, in percent of the plot. */
const labelHeight = 8;
const isCovered = (tick: number, end: number) => Math.abs(tick - end) < labelHeight;

const loadHands = () => import('./line-hands');
