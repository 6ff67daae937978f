import { ErrorState } from '@/components/ui/feedback/error-state';
import { Link } from '@/components/ui/navigation/link';
import { SignedFigure } from '@/components/ui/tables/signed-figure';
import { Table, type Column } from '@/components/ui/tables/table';
import { SampleTag, Tag } from '@/components/ui/tag';
import { openRow, openSignalsCopy as copy, type OpenRow } from '@/lib/content/signals/open-signals';
import { openCount } from '@/lib/content/signals/sealed-signals';
import type { OpenTrades, TradeRecord } from '@/lib/contracts/signals/trades';
import { signalPath } from '@/lib/domain/signals/signal-path';
import styles from './open-signals.module.css';
import { SealedSignals, type HeadingLevel } from './sealed-signals';

type OpenSignalsProps = {
  sealed: TradeRecord['sealed'];
  /** The open signals that the member's plan includes; undefined for visitors and while loading. */
  own?: OpenTrades | undefined;
  failure?: string;
  retry?: () => void;
  level: HeadingLevel;
};

/** Open signals. Members with a plan see their contents; others see their count, dates and commitments. */
export function OpenSignals({ sealed, own, failure = '', retry, level: Heading }: OpenSignalsProps) {
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
        <div className={styles.head}>
          <Heading>{openCount(own.total)}</Heading>
          {own.meta.isSample ? <SampleTag /> : null}
        </div>
        <Table
          caption={copy.estimate}
          columns={openColumns}
          rows={own.items.map((item) => openRow(item, today))}
          rowKey={(row) => row.id}
        />
        <p className={styles.note}>{copy.plan}</p>
      </div>
    );
  }
  return <SealedSignals sealed={sealed} level={Heading} />;
}

const openColumns: readonly Column<OpenRow>[] = [
  { key: 'signal', header: copy.columns.signal, isRowHeader: true, onCard: 'title', cell: toSignal },
  { key: 'issued', header: copy.columns.issued, isNumeric: true, cell: (row) => row.issued },
  { key: 'age', header: copy.columns.age, isNumeric: true, cell: (row) => row.age },
  { key: 'expires', header: copy.columns.expires, isNumeric: true, cell: toExpiration },
  { key: 'estimate', header: copy.columns.estimate, isNumeric: true, onCard: 'aside', cell: toEstimate },
];

function toSignal({ id, signal }: OpenRow) {
  return (
    <Link href={signalPath(id)} className={styles.signal}>
      {signal}
    </Link>
  );
}

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
