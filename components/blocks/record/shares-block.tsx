import { useId } from 'react';
import { Figure } from '@/components/ui/tables/figure';
import type { BlockProps } from '../block-props';
import styles from './shares-block.module.css';

/** Planned shares of a whole as bars to scale. Stripes tell a commitment from a result, which would be solid. */
export function SharesBlock({ block }: BlockProps<'shares'>) {
  const stripes = useId();
  return (
    <Figure title={block.title} caption={block.caption}>
      <div className={styles.bars}>
        {block.bars.map((bar, row) => (
          <div key={bar.label}>
            <p className={styles.label}>{bar.label}</p>
            <svg width="100%" height="40" aria-hidden="true" className={styles.bar}>
              <pattern id={`${stripes}${row}`} width="12" height="12" patternUnits="userSpaceOnUse">
                <path d="M-3 3 3-3M0 12 12 0M9 15 15 9" className={styles.stripe} />
              </pattern>
              {bar.parts.map((part, at) => (
                <rect
                  key={part.label}
                  x={`${bar.parts.slice(0, at).reduce((sum, { percent }) => sum + percent, 0)}%`}
                  width={`${part.percent}%`}
                  height="40"
                  className={part.isMeant ? undefined : styles.other}
                  fill={part.isMeant ? `url(#${stripes}${row})` : undefined}
                />
              ))}
            </svg>
            <ul className={styles.legend}>
              {bar.parts.map((part) => (
                <li key={part.label} className={part.isMeant ? styles.meantName : undefined}>
                  <strong>{part.percent}%</strong> {part.label}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Figure>
  );
}
