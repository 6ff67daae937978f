import { Link } from '@/components/ui/navigation/link';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { SampleTag } from '@/components/ui/tag';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { investingCopy as copy } from '@/lib/content/investing/investing';
import { endingCopy } from '@/lib/content/investing/rounds';
import type { OwnRounds } from '@/lib/contracts/investing/rounds';
import { usdExact } from '@/lib/domain/shared/money';
import { formatUtcMinute, formatLocalMinute } from '@/lib/domain/shared/instants';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import styles from './rounds.module.css';

type Own = OwnRounds['commitments'][number];

/** Commitments, each with a cancel button while it can be canceled. */
export const CommitmentTable = ({ items, asOf }: { items: readonly Own[]; asOf: string }) => (
  <PlainTable
    caption={<VisuallyHidden>{copy.commitments}</VisuallyHidden>}
    columns={[
      { header: copy.columns.round },
      { header: copy.columns.amount, isNumeric: true, isAside: true },
      { header: copy.columns.state, isHalf: true },
      { header: copy.columns.cancel, isHalf: true },
    ]}
    rows={items.map((one) => ({
      key: `${one.round.slug} ${one.handedOverAt}`,
      cells: [
        <Named
          key="name"
          href={investingPaths.round(one.round.slug)}
          name={one.round.name}
          isSample={one.round.isSample}
        />,
        usdExact(one.heldCents ?? one.amountCents),
        stateOf(one),
        one.ending === null && one.cancelUntil !== null && one.cancelUntil > asOf ? (
          <Link key="cancel" href={investingPaths.round(one.round.slug)}>
            {formatUtcMinute(one.cancelUntil)}
          </Link>
        ) : (
          copy.over
        ),
      ],
    }))}
  />
);

function stateOf({ ending, reconfirmBy, heldCents }: Own) {
  if (ending) return endingCopy[ending];
  if (reconfirmBy) return `${copy.confirm}: ${formatUtcMinute(reconfirmBy)}`;
  return heldCents === null ? copy.live : copy.held;
}

type NamedRow = { href: string; name: string; isSample: boolean; amountCents: number; at: string };
type NamedTableProps = { caption: string; first: string; items: readonly NamedRow[] };

/** A table of linked names with amounts and dates. */
export const NamedTable = ({ caption, first, items }: NamedTableProps) => (
  <PlainTable
    caption={<VisuallyHidden>{caption}</VisuallyHidden>}
    columns={[
      { header: first },
      { header: copy.columns.amount, isNumeric: true, isAside: true },
      { header: copy.columns.since, isNumeric: true },
    ]}
    rows={items.map(({ href, name, isSample, amountCents, at }) => ({
      key: href,
      cells: [
        <Named key="name" href={href} name={name} isSample={isSample} />,
        usdExact(amountCents),
        formatLocalMinute(at),
      ],
    }))}
  />
);

const Named = ({ href, name, isSample }: Pick<NamedRow, 'href' | 'name' | 'isSample'>) => (
  <span className={styles.marks}>
    <Link href={href}>{name}</Link>
    {isSample ? <SampleTag /> : null}
  </span>
);
