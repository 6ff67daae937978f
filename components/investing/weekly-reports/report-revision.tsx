import { Table } from '@/components/ui/tables/table';
import type { WeeklyReportsCopy } from '@/lib/content/investing/weekly-reports';
import type { ReportRevision as Revision } from '@/lib/contracts/investing/weekly-reports';
import { dayOf, fullDate } from '@/lib/domain/shared/dates';
import { figureText, reportFigures } from '@/lib/domain/investing/weekly-report';
import styles from './weekly-reports.module.css';

type ReportRevisionProps = { week: string; revision: Revision; copy: WeeklyReportsCopy };

/** A report as originally published, or a correction with its reason. */
export function ReportRevision({ week, revision, copy }: ReportRevisionProps) {
  const { figures, reason, signedBy, writtenAt, hash, previousHash } = revision;
  return (
    <article className={styles.revision}>
      {reason ? (
        <p>
          <strong>{copy.correction}:</strong> {reason}
        </p>
      ) : null}
      {revision.words ? <p>{revision.words}</p> : null}
      <Table
        caption={`${copy.caption} ${fullDate(week)}`}
        columns={[
          {
            key: 'figure',
            header: copy.figure,
            cell: (name) => copy.figures[name],
            isRowHeader: true,
            onCard: 'title',
          },
          {
            key: 'value',
            header: copy.value,
            cell: (name) => figureText(name, figures[name]) ?? copy.notKept,
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
              <dt>{copy.figures[name]}</dt>
              <dd>{figures[name] ?? copy.notKept}</dd>
            </div>
          ))}
        <div>
          <dt>{copy.hash}</dt>
          <dd>{hash}</dd>
        </div>
        <div>
          <dt>{copy.follows}</dt>
          <dd>{previousHash}</dd>
        </div>
      </dl>
      <p className={styles.signed}>
        {copy.signed} {signedBy}, {dayOf(writtenAt)}
      </p>
    </article>
  );
}
