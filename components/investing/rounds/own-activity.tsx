import { StatRow } from '@/components/ui/tables/stat-row';
import { Section } from '@/components/ui/section';
import { investingCopy as copy } from '@/lib/content/investing/investing';
import type { projectsContract } from '@/lib/contracts/investing/projects';
import type { OwnRounds } from '@/lib/contracts/investing/rounds';
import type { AnswerOf } from '@/lib/contracts/shared/endpoint';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { usdExact } from '@/lib/domain/shared/money';
import { CommitmentTable, NamedTable } from './own-tables';

type Own = OwnRounds['commitments'][number];

type OwnActivityProps = {
  own: OwnRounds;
  backed: AnswerOf<typeof projectsContract.own>;
  early: ReadonlySet<string>;
};

/** An investor's commitments, reservations and pledges: the totals, and a table of each that has entries. */
export function OwnActivity({ own, backed, early }: OwnActivityProps) {
  const { commitments, reservations } = own;
  return (
    <>
      <Section title={copy.totals}>
        <StatRow
          isFramed
          stats={[
            totalOf('commitments', commitments.map(countedCents)),
            totalOf('reservations', reservations.map(amountOf)),
            totalOf('backings', backed.items.map(amountOf)),
          ]}
        />
      </Section>
      {commitments.length > 0 ? (
        <Section title={copy.commitments} lead={copy.commitmentsLead}>
          <CommitmentTable items={commitments} asOf={own.asOf} />
        </Section>
      ) : null}
      {reservations.length > 0 ? (
        <Section title={copy.reservations}>
          <NamedTable
            caption={copy.reservations}
            first={copy.columns.round}
            items={reservations.map(({ round, amountCents, reservedAt }) => ({
              href: early.has(round.slug) ? investingPaths.firstLook(round.slug) : investingPaths.round(round.slug),
              name: round.name,
              isSample: round.isSample,
              amountCents,
              at: reservedAt,
            }))}
          />
        </Section>
      ) : null}
      {backed.items.length > 0 ? (
        <Section title={copy.backings}>
          <NamedTable
            caption={copy.backings}
            first={copy.project}
            items={backed.items.map(({ slug, title, amountCents, backedAt, isSample }) => ({
              href: investingPaths.project(slug),
              name: title,
              isSample,
              amountCents,
              at: backedAt,
            }))}
          />
        </Section>
      ) : null}
    </>
  );
}

const amountOf = ({ amountCents }: { amountCents: number }) => amountCents;

/** The amount that counts toward the limit: a commitment that ended without an investment counts as zero. */
const countedCents = ({ ending, heldCents, amountCents }: Own) =>
  ending === null || ending === 'completed' ? (heldCents ?? amountCents) : 0;

const totalOf = (kind: keyof typeof copy.totalOf, cents: readonly number[]) => ({
  label: copy.totalOf[kind],
  value: usdExact(cents.reduce((sum, one) => sum + one, 0)),
  ...(cents.length === 0 && { note: copy.none[kind] }),
});
