import { Opener } from '@/components/ui/navigation/opener';
import type { FormulaNote } from '@/lib/server/research/sectors/page-props/formula-notes';
import styles from './sector-notes.module.css';

type SectorNotesProps = { title: string; notes: readonly FormulaNote[]; sentences: readonly string[] };

/** The formula of each figure in the table. */
export function SectorNotes({ title, notes, sentences }: SectorNotesProps) {
  return (
    <details>
      <Opener>{title}</Opener>
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
    </details>
  );
}
