import { Notice } from '@/components/ui/feedback/notice';
import { TextLink } from '@/components/ui/navigation/text-link';
import { StatRow } from '@/components/ui/tables/stat-row';
import { SampleTag } from '@/components/ui/tag';
import type { VerifyPageCopy } from '@/lib/content/signals/verify-page';
import { groupDigits } from '@/lib/domain/shared/numbers';
import type { Outcome } from './run-verification';
import styles from './verify-page.module.css';

/** The maximum number of characters shown of an invalid line. */
const shownCharacters = 600;

type Kind<Name extends Outcome['kind']> = Extract<Outcome, { kind: Name }>;
type ResultProps<Name extends Outcome['kind']> = { outcome: Kind<Name>; copy: VerifyPageCopy['result'] };

/**
 * Shows the first invalid line, or why there is no result. A file whose first line is invalid is reported as not being a
 * ledger instead of as changed.
 */
export function LedgerFailure({ outcome, copy }: ResultProps<'bad' | 'failed'>) {
  if (outcome.kind === 'failed')
    return (
      <Notice tone="error" title={copy.failed}>
        <p>{outcome.reason}</p>
      </Notice>
    );
  const { fault, content, name } = outcome;
  return (
    <Notice
      tone="error"
      title={fault.line === 1 ? `${name ?? copy.published} ${copy.noLedger}` : titleOf(copy.bad, name)}
    >
      <p>
        {fault.line === 1 ? null : (
          <strong>
            {copy.row} {fault.line} ({copy.entry.toLowerCase()} {fault.entry}).{' '}
          </strong>
        )}
        {fault.reason}
      </p>
      {content === '' ? null : (
        <>
          <p>{copy.content}</p>
          <code className={styles.hash}>{content.slice(0, shownCharacters)}</code>
        </>
      )}
    </Notice>
  );
}

/** The figures of a valid ledger, and its latest hash. */
export function IntactLedger({ outcome, copy }: ResultProps<'good'>) {
  const { summary, name, isShort, isSample } = outcome;
  const { entries, signals, closed, hidden, corrections, late, head } = summary;
  const figures = { entries, signals, closed, hidden: hidden.length, corrections, late: late.length };
  const labels = Object.entries(copy.figures) as [keyof typeof figures, string][];
  return (
    <Notice tone={isShort ? 'attention' : 'success'} title={titleOf(isShort ? copy.goodSoFar : copy.good, name)}>
      <div className={styles.figures}>
        {isSample ? (
          <p>
            <SampleTag />
          </p>
        ) : null}
        {isShort ? <p>{copy.short}</p> : null}
        {entries === 0 ? <p>{copy.empty}</p> : null}
        <StatRow
          isFramed
          stats={labels.map(([key, label]) => ({
            ...{ label, value: groupDigits(figures[key]) },
            ...(key === 'late' ? { note: copy.lateNote } : {}),
          }))}
        />
        <dl>
          <dt className={styles.label}>{copy.head}</dt>
          <dd>
            <code className={styles.hash}>{head ?? copy.none}</code>
          </dd>
        </dl>
        {head === null ? null : <p>{copy.next}</p>}
        <TextLink href={copy.record.href}>{copy.record.label}</TextLink>
      </div>
    </Notice>
  );
}

const titleOf = (verdict: string, name: string | null) => (name === null ? verdict : `${verdict}: ${name}`);
