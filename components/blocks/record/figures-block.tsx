import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import type { BlockProps } from '../block-props';
import styles from './figures-block.module.css';

export function FiguresBlock({ block, isNested }: BlockProps<'figures'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <dl className={classNames(styles.figures, isNested && styles.rows)}>
        {block.figures.map((figure) => (
          <div key={figure.label} className={styles.figure}>
            <dt className={styles.label}>{figure.label}</dt>
            <dd className={styles.value}>{figure.value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
