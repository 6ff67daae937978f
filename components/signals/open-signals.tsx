import { ErrorState } from '@/components/ui/feedback/error-state';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { Table, type Column } from '@/components/ui/tables/table';
import { Tag } from '@/components/ui/tag';
import {
  openRow,
  openSignalsCopy as copy,
  sealedRow,
  type OpenRow,
  type SealedRow,
} from '@/lib/content/signals/open-signals';
import type { OpenTrades, TradeRecord } from '@/lib/contracts/signals/trades';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import { paths } from '@/lib/domain/shared/paths';
import styles from './open-signals.module.css';

type OpenSignalsProps = {
  sealed: TradeRecord['sealed'];
  /** The part that the member's plan includes; undefined for visitors and while it loads. */
  own?: OpenTrades | undefined;
  failure?: string;
  retry?: () => void;
};

/** Open signals: their contents for members with a plan, for others their number, dates and commitments. */
export function OpenSignals({ sealed, own, failure = '', retry }: OpenSignalsProps) {
  if (failure !== '')
    return (
      <ErrorState title={copy.failed} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (own?.hasPlan && own.total > 0) {
    const today = own.meta.asOf.slice(0, 10);
    return (
      <div className={styles.open}>
        <p>{copy.plan}</p>
        <Table
          caption={copy.count(own.total)}
          columns={openColumns}
          rows={own.items.map((item) => openRow(item, today))}
          rowKey={(row) => row.id}
        />
        <p className={styles.note}>{copy.estimate}</p>
      </div>
    );
  }
  if (sealed.length === 0) return null;
  return (
    <div className={styles.open}>
      <p>
        <strong>{copy.count(sealed.length)}.</strong> {copy.sealed}
      </p>
      <ButtonLink href={paths.subscribe} weight="outline">
        {copy.plans}
      </ButtonLink>
      <details>
        <summary>{copy.commitments}</summary>
        <Table
          caption={copy.count(sealed.length)}
          columns={sealedColumns}
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

const openColumns: readonly Column<OpenRow>[] = [
  { key: 'signal', header: copy.columns.signal, isRowHeader: true, onCard: 'title', cell: (row) => row.signal },
  { key: 'issued', header: copy.columns.issued, isNumeric: true, cell: (row) => row.issued },
  { key: 'age', header: copy.columns.age, isNumeric: true, cell: (row) => row.age },
  { key: 'expires', header: copy.columns.expires, isNumeric: true, cell: toExpiration },
  { key: 'estimate', header: copy.columns.estimate, isNumeric: true, onCard: 'aside', cell: toEstimate },
];

const sealedColumns: readonly Column<SealedRow>[] = [
  { key: 'issued', header: copy.columns.issued, isRowHeader: true, cell: (row) => row.issued },
  {
    key: 'commitment',
    header: copy.columns.commitment,
    cell: (row) => <code className={styles.hash}>{row.commitment}</code>,
  },
];

function toExpiration({ expires, isExpired }: OpenRow) {
  return isExpired ? <Tag tone="attention">{copy.isExpired}</Tag> : expires;
}

function toEstimate({ estimate }: OpenRow) {
  if (!estimate) return 'n/a';
  return (
    <SignedFigure of={estimate.sign} hasMark>
      {estimate.text}
    </SignedFigure>
  );
}
