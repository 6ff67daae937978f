import { Section } from '@/components/ui/section';
import { TextLink } from '@/components/ui/navigation/text-link';
import { BlockNote } from './block-note';
import type { BlockProps } from '../block-props';
import styles from './rows-block.module.css';

/** Statements in rows: name, meaning and status. */
export function RowsBlock({ block, isNested }: BlockProps<'rows'>) {
  return (
    <Section title={block.title} lead={block.text} isNested={isNested}>
      <ul className={block.isRefusal ? styles.refusals : undefined}>
        {block.rows.map((row) => (
          <li key={row.title} className={styles.row}>
            <h3 className={styles.title}>{row.title}</h3>
            <p className={styles.text}>{row.text}</p>
            {row.aside || row.link ? (
              <div className={styles.aside}>
                {row.aside ? <p>{row.aside}</p> : null}
                {row.link ? <TextLink href={row.link.href}>{row.link.label}</TextLink> : null}
              </div>
            ) : null}
          </li>
        ))}
      </ul>
      <BlockNote>{block.note}</BlockNote>
    </Section>
  );
}
