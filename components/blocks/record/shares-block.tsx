import { Figure } from '@/components/ui/tables/figure';
import type { BlockProps } from '../block-props';
import styles from './shares-block.module.css';

/** The shares of a whole as bars to scale, with each part named below. */
export function SharesBlock({ block }: BlockProps<'shares'>) {
  return (
    <Figure title={block.title} caption={block.caption}>
      <div className={styles.bars}>
        {block.bars.map((bar) => (
          <div key={bar.label}>
            <p className={styles.label}>{bar.label}</p>
            <svg width="100%" height="40" aria-hidden="true" className={styles.bar}>
              {bar.parts.map((part, at) => (
                <rect
                  key={part.label}
                  x={`${bar.parts.slice(0, at).reduce((sum, { percent }) => sum + percent, 0)}%`}
                  width={`${part.percent}%`}
                  height="40"
                  className={part.isMeant ? styles.meant : styles.other}
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
