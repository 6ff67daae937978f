import { Table } from '@/components/ui/tables/table';
import type { Part } from '@/lib/content/shared/legal-document';
import styles from './document-page.module.css';
import { LinkedText } from './linked-text';

/** Renders a paragraph, list or table of a document. */
export function DocumentBlock({ part }: { part: Part }) {
  switch (part.kind) {
    case 'text':
      return (
        <p className={styles.text}>
          <LinkedText text={part.words} />
        </p>
      );
    case 'list':
      return (
        <ul className={styles.list}>
          {part.items.map((item, index) => (
            <li key={index}>
              <LinkedText text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return (
        <div className={styles.table}>
          <Table
            caption={part.caption}
            isWordy
            columns={part.columns.map((header, index) => ({
              key: header,
              header,
              isRowHeader: index === 0,
              ...(index === 0 ? { onCard: 'title' as const } : {}),
              cell: (row: readonly string[]) => row[index],
            }))}
            rows={part.rows}
            rowKey={([name = '']) => name}
          />
        </div>
      );
  }
}
