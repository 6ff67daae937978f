import { Section } from '@/components/ui/section';
import { BlockNote } from '../text/block-note';
import type { BlockProps } from '../block-props';
import styles from './spans-block.module.css';

/** The parts of a whole, drawn to scale above their explanations. */
export function SpansBlock({ block, isNested }: BlockProps<'spans'>) {
  const total = block.parts.reduce((sum, { length }) => sum + length, 0);
  const ends = block.parts.map((_, at) => block.parts.slice(0, at + 1).reduce((sum, { length }) => sum + length, 0));
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <svg width="100%" height="44" aria-hidden="true" className={styles.bar}>
        {block.parts.map((part, at) => {
          const from = (ends[at] ?? 0) - part.length;
          return (
            <g key={part.title}>
              <rect
                x={shareOf(from, total)}
                width={shareOf(part.length, total)}
                height="44"
                className={at % 2 === 0 ? styles.even : styles.odd}
              />
              <text x={shareOf(from + part.length / 2, total)} y="28" className={styles.number}>
                {at + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <ol className={styles.parts}>
        {block.parts.map((part, at) => (
          <li key={part.title}>
            <p className={styles.length}>
              {at + 1} · {part.length} {block.unit}
            </p>
            <h3 className={styles.title}>{part.title}</h3>
            <p className={styles.text}>{part.text}</p>
          </li>
        ))}
      </ol>
      <BlockNote>{block.note}</BlockNote>
    </Section>
  );
}

const shareOf = (part: number, total: number) => `${Math.round((part / total) * 1_000) / 10}%`;
