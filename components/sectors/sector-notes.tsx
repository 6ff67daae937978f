import { Disclosure } from '@/components/ui/disclosure';
import type { FormulaNote } from '@/lib/server/page-props/formula-notes';
import styles from './sector-notes.module.css';

/** How each figure of the table is made, and where it has no answer. */
export function SectorNotes({ notes, sentences }: { notes: readonly FormulaNote[]; sentences: readonly string[] }) {
  return (
    <Disclosure title="How these figures are made, and what n/m means">
      <div className={styles.notes}>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        <dl className={styles.list}>
          {notes.map(({ name, formula, edge }) => (
            <div key={name} className={styles.note}>
              <dt className={styles.name}>{name}</dt>
              <dd>
                {formula}. {edge}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Disclosure>
  );
}
