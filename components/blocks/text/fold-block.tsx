import { plotLine } from '@/lib/charts/line-path';
import { Figure } from '@/components/ui/tables/figure';
import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';
import styles from './fold-block.module.css';

const frame = { width: 560, height: 240, inset: 4 };

/** What growth over several years would require: the curve and three of its values. */
export function FoldBlock({ block, isNested }: BlockProps<'fold'>) {
  const plot = plotLine(block.values, frame, [0]);
  return (
    <Section title={block.title} isNested={isNested}>
      {block.text ? <p className={styles.terms}>{block.text}</p> : null}
      <div className={styles.fold}>
        <Figure title={block.figure} caption={block.caption}>
          <div>
            <svg
              viewBox={`0 0 ${frame.width} ${frame.height}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={block.summary}
              className={styles.picture}
            >
              <path d={plot.area} className={styles.area} />
              <path d={plot.line} className={styles.line} />
            </svg>
            <p className={styles.axis}>
              <span>{block.from}</span>
              <span>{block.to}</span>
            </p>
          </div>
        </Figure>
        <dl>
          {block.facts.map((fact) => (
            <div key={fact.label} className={styles.fact}>
              <dt className={styles.label}>{fact.label}</dt>
              <dd className={styles.value}>{fact.value}</dd>
              <dd className={styles.note}>{fact.note}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
