import { Section } from '@/components/ui/section';
import { BlockNote } from './block-note';
import type { BlockProps } from '../block-props';
import styles from './timeline-block.module.css';

/** Stages in order along a line; a cycle leads back to its start. */
export function TimelineBlock({ block, isNested }: BlockProps<'timeline'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <ol className={styles.line}>
        {block.stages.map((stage) => (
          <li key={stage.title} className={styles.stage}>
            <p className={styles.when}>{stage.when}</p>
            <h3 className={styles.title}>{stage.title}</h3>
            <p className={styles.text}>{stage.text}</p>
          </li>
        ))}
      </ol>
      {block.backTo ? <p className={styles.back}>{block.backTo}</p> : null}
      <BlockNote>{block.note}</BlockNote>
    </Section>
  );
}
