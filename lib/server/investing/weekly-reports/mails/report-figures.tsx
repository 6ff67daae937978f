import { weeklyReportsPage as copy } from '@/lib/content/investing/weekly-reports';
import type { ReportRevision } from '@/lib/contracts/investing/weekly-reports';
import { figureText, reportFigures, type ReportFigure } from '@/lib/domain/investing/weekly-report';
import { light, sans } from '@/lib/server/platform/mail/look';

const isHash = (name: ReportFigure) => name.endsWith('HeadHash');

/** One line per figure instead of a table, because the plain text version must keep each label next to its value. */
export function ReportFigures({ figures }: Pick<ReportRevision, 'figures'>) {
  return reportFigures
    .filter((name) => name in figures && !isHash(name))
    .map((name) => (
      <div
        key={name}
        className="ink line"
        style={{
          ...{ margin: 0, padding: '6px 0', borderBottom: `1px solid ${light.line}` },
          ...{ fontFamily: sans, fontSize: 15, lineHeight: '22px', color: light.ink },
        }}
      >
        {copy.figures[name]}: <strong>{figureText(name, figures[name]) ?? copy.notKept}</strong>
      </div>
    ));
}

/** The hashes that prove the ledgers and the report. */
export function ReportHashes({ report: { figures, hash, previousHash } }: { report: ReportRevision }) {
  const ledgers = reportFigures
    .filter((name) => name in figures && isHash(name))
    .map((name): [string, string] => [copy.figures[name], figureText(name, figures[name]) ?? copy.notKept]);
  return (
    <div style={{ margin: '20px 0' }}>
      {[...ledgers, [copy.hash, hash] as const, [copy.follows, previousHash] as const].map(([label, value]) => (
        <div
          key={label}
          className="muted"
          style={{
            ...{ margin: '0 0 8px', fontFamily: sans, fontSize: 13, lineHeight: '20px' },
            ...{ color: light.muted, wordBreak: 'break-all' },
          }}
        >
          {label}: {value}
        </div>
      ))}
    </div>
  );
}
