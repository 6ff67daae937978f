import { ButtonLink } from '@/components/ui/forms/button-link';
import { Link } from '@/components/ui/navigation/link';
import { Opener } from '@/components/ui/navigation/opener';
import { Table, type Column } from '@/components/ui/tables/table';
import { openCount, sealedRow, sealedSignalsCopy as copy, type SealedRow } from '@/lib/content/signals/sealed-signals';
import type { TradeRecord } from '@/lib/contracts/signals/trades';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';
import styles from './open-signals.module.css';

/** The heading's level, which depends on the page. */
export type HeadingLevel = 'h2' | 'h3';

type SealedSignalsProps = Pick<TradeRecord, 'sealed'> & { level: HeadingLevel };

/** Open signals as visitors see them: their count, dates and commitments. */
export function SealedSignals({ sealed, level: Heading }: SealedSignalsProps) {
  if (sealed.length === 0)
    return (
      <div className={styles.open}>
        <Heading>{openCount(0)}</Heading>
        <p>{copy.none}</p>
      </div>
    );
  return (
    <div className={styles.open}>
      <Heading>{openCount(sealed.length)}</Heading>
      <p>{copy.sealed}</p>
      <ButtonLink href={paths.subscribe} weight="outline">
        {copy.plans}
      </ButtonLink>
      <details>
        <Opener>{copy.commitments}</Opener>
        <p>{copy.meaning}</p>
        <Table
          caption={openCount(sealed.length)}
          columns={columns}
          rows={sealed.map(sealedRow)}
          rowKey={(row) => row.id}
          isWordy
        />
        <p>
          <Link href={recordPaths.verify}>{copy.verify}</Link>
        </p>
      </details>
    </div>
  );
}

const columns: readonly Column<SealedRow>[] = [
  { key: 'issued', header: copy.columns.issued, isRowHeader: true, cell: (row) => row.issued },
  {
    key: 'commitment',
    header: copy.columns.commitment,
    cell: (row) => <code className={styles.hash}>{row.commitment}</code>,
  },
];
