import { Section } from '@/components/ui/section';
import { WorkedSum } from '@/components/ui/tables/worked-sum';
import { BlockNote } from './block-note';
import type { BlockProps } from '../block-props';
import styles from './worked-block.module.css';

/** Worked examples with every step shown. */
export function WorkedBlock({ block, isNested }: BlockProps<'worked'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <div className={styles.examples}>
        {block.examples.map((example) => (
          <div key={example.title}>
            <h3 className={styles.title}>{example.title}</h3>
            <WorkedSum lines={example.lines} total={example.total} />
          </div>
        ))}
      </div>
      <BlockNote>{block.note}</BlockNote>
    </Section>
  );
}
