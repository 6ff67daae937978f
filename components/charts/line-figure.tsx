import { useId } from 'react';
import { Disclosure } from '@/components/ui/disclosure';
import { SampleTag } from '@/components/ui/tag';
import { lineFrame, type LineDrawing } from '@/lib/content/line-drawing';
import styles from './line-figure.module.css';

type LineFigureProps = { title: string; description?: string; level?: 2 | 3; drawing: LineDrawing };

/** A public line, drawn on the server: it is there before and without scripts, with its words and its table. */
export function LineFigure({ title, description, level = 3, drawing }: LineFigureProps) {
  const id = useId();
  const Heading = `h${level}` as const;
  const { line, area, end, ticks, names, unit, summary, caption, rows, tableTitle, isSample } = drawing;
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <div className={styles.head}>
        <Heading className={styles.title} id={id}>
          {title}
        </Heading>
        {description ? <p className={styles.description}>{description}</p> : null}
        <p className={styles.facts}>
          {unit} {isSample ? <SampleTag /> : null}
        </p>
      </div>
      <div className={styles.plot} role="img" aria-label={summary}>
        {ticks.map(({ top, label }) => (
          <span key={label} className={styles.tick} style={{ top: `${top}%` }}>
            {label}
          </span>
        ))}
        <svg
          viewBox={`0 0 ${lineFrame.width} ${lineFrame.height}`}
          preserveAspectRatio="none"
          className={styles.picture}
        >
          <path d={area} className={styles.area} />
          <path d={line} className={styles.line} />
        </svg>
        <span className={styles.end} style={{ top: `${end.top}%` }}>
          <span className={styles.value}>{end.label}</span>
        </span>
      </div>
      <p className={styles.names} aria-hidden="true">
        {names.map((name) => (
          <span key={name}>{name}</span>
        ))}
      </p>
      <figcaption className={styles.caption}>
        <p className={styles.summary}>{summary}</p>
        <p>{caption}</p>
      </figcaption>
      <Disclosure title={tableTitle}>
        <table className={styles.table}>
          <tbody>
            {rows.map(({ name, value }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Disclosure>
    </figure>
  );
}
