import { Section } from '@/components/ui/section';
import { BlockNote } from './block-note';
import type { BlockProps } from '../block-props';
import styles from './contrast-block.module.css';

/** Compares similar things side by side. */
export function ContrastBlock({ block, isNested }: BlockProps<'contrast'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <div className={styles.sides}>
        {block.sides.map((side) => (
          <div key={side.title} className={styles.side}>
            <h3 className={styles.title}>{side.title}</h3>
            <ul>
              {side.entries.map((entry) => (
                <li key={entry} className={styles.entry}>
                  {entry}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <BlockNote>{block.note}</BlockNote>
    </Section>
  );
}
