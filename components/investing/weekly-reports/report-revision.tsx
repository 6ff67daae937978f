import { Table } from '@/components/ui/tables/table';
import type { WeeklyReportsCopy } from '@/lib/content/investing/weekly-reports';
import type { ReportRevision as Revision } from '@/lib/contracts/investing/weekly-reports';
import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { usdExact } from '@/lib/domain/shared/exact-money';
import { reportFigures, type ReportFigure } from '@/lib/domain/investing/weekly-report';
import styles from './weekly-reports.module.css';

type ReportRevisionProps = { week: string; revision: Revision; words: WeeklyReportsCopy };

const whole = new Intl.NumberFormat('en-US');

/** A report as it was written, or a correction with its reason. */
export function ReportRevision({ week, revision, words }: ReportRevisionProps) {
  const { figures, reason, signedBy, writtenAt, hash, previousHash } = revision;
  return (
    <article className={styles.revision}>
      {reason ? (
        <p>
          <strong>{words.correction}:</strong> {reason}
        </p>
      ) : null}
      {revision.words ? <p>{revision.words}</p> : null}
      <Table
        caption={`${words.caption} ${fullDate(week)}`}
        columns={[
          {
            key: 'figure',
            header: words.figure,
            cell: (name) => words.figures[name],
            isRowHeader: true,
            onCard: 'title',
          },
          {
            key: 'value',
            header: words.value,
            cell: (name) => shown(name, figures[name] ?? null, words),
            isNumeric: true,
          },
        ]}
        rows={reportFigures.filter((name) => name in figures && !name.endsWith('HeadHash'))}
        rowKey={(name) => name}
        isWordy
      />
      <dl className={styles.seal}>
        {reportFigures
          .filter((name) => name.endsWith('HeadHash') && name in figures)
          .map((name) => (
            <div key={name}>
              <dt>{words.figures[name]}</dt>
              <dd>{figures[name] ?? words.notKept}</dd>
            </div>
          ))}
        <div>
          <dt>{words.hash}</dt>
          <dd>{hash}</dd>
        </div>
        <div>
          <dt>{words.follows}</dt>
          <dd>{previousHash}</dd>
        </div>
      </dl>
      <p className={styles.signed}>
        {words.signed} {signedBy}, {dayOf(writtenAt)}
      </p>
    </article>
  );
}

function shown(name: ReportFigure, value: number | string | null, { notKept }: WeeklyReportsCopy) {
  if (value === null) return notKept;
  if (typeof value !== 'number') return value;
  return name.endsWith('Cents') ? usdExact(value) : whole.format(value);
}
