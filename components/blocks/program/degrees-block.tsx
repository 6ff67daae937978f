import { Figure } from '@/components/ui/tables/figure';
import type { BlockProps } from '../block-props';
import styles from './degrees-block.module.css';

const frame = { width: 468, height: 250 };
const columns = [78, 234, 390] as const;
const middles = [50, 125, 200];
const leaves = middles.flatMap((y) => [y - 25, y, y + 25]);

/** A referral tree of two degrees. It illustrates the structure, not the number of referrals. */
export function DegreesBlock({ block }: BlockProps<'degrees'>) {
  const [you, first, second] = columns;
  return (
    <Figure title={block.title} caption={block.caption}>
      <div>
        <svg
          viewBox={`0 0 ${frame.width} ${frame.height}`}
          className={styles.tree}
          role="img"
          aria-label={block.summary}
        >
          {middles.map((y) => (
            <path key={y} className={styles.near} d={curve(you, frame.height / 2, first, y)} />
          ))}
          {leaves.map((y, at) => (
            <path key={y} className={styles.far} d={curve(first, middles[Math.floor(at / 3)] ?? y, second, y)} />
          ))}
          <circle cx={you} cy={frame.height / 2} r="13" className={styles.you} />
          {middles.map((y) => (
            <circle key={y} cx={first} cy={y} r="9" className={styles.first} />
          ))}
          {leaves.map((y) => (
            <circle key={y} cx={second} cy={y} r="6" className={styles.second} />
          ))}
        </svg>
        <dl className={styles.columns}>
          {block.columns.map((column) => (
            <div key={column.label}>
              <dt className={styles.label}>{column.label}</dt>
              <dd className={styles.text}>{column.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Figure>
  );
}

const curve = (fromX: number, fromY: number, toX: number, toY: number) => {
  const middle = (fromX + toX) / 2;
  return `M${fromX} ${fromY}C${middle} ${fromY} ${middle} ${toY} ${toX} ${toY}`;
};
