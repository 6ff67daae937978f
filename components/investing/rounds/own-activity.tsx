import { TextLink } from '@/components/ui/navigation/text-link';
import { Section } from '@/components/ui/section';
import { investingCopy as copy } from '@/lib/content/investing/investing';
import type { projectsContract } from '@/lib/contracts/investing/projects';
import type { OwnRounds } from '@/lib/contracts/investing/rounds';
import type { AnswerOf } from '@/lib/contracts/shared/endpoint';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { CommitmentTable, NamedTable } from './own-tables';

type OwnActivityProps = {
  own: OwnRounds;
  backed: AnswerOf<typeof projectsContract.own>;
  early: ReadonlySet<string>;
};

/** What an investor committed, reserved and backs: three tables, or one line when there is nothing yet. */
export function OwnActivity({ own, backed, early }: OwnActivityProps) {
  if (own.commitments.length + own.reservations.length + backed.items.length === 0)
    return (
      <Section title={copy.activity} lead={copy.noActivity}>
        <TextLink href={paths.backProject}>{copy.projects}</TextLink>
      </Section>
    );
  return (
    <>
      <Section title={copy.commitments} lead={copy.commitmentsLead}>
        {own.commitments.length > 0 ? (
          <CommitmentTable items={own.commitments} asOf={own.asOf} />
        ) : (
          <p>{copy.none.commitments}</p>
        )}
      </Section>
      <Section title={copy.reservations}>
        <NamedTable
          caption={copy.reservations}
          first={copy.columns.round}
          none={copy.none.reservations}
          items={own.reservations.map(({ round, amountCents, reservedAt }) => ({
            href: early.has(round.slug) ? investingPaths.firstLook(round.slug) : investingPaths.round(round.slug),
            name: round.name,
            isSample: round.isSample,
            amountCents,
            at: reservedAt,
          }))}
        />
      </Section>
      <Section title={copy.backings}>
        <NamedTable
          caption={copy.backings}
          first={copy.project}
          none={copy.none.backings}
          items={backed.items.map(({ slug, title, amountCents, backedAt, isSample }) => ({
            href: investingPaths.project(slug),
            name: title,
            isSample,
            amountCents,
            at: backedAt,
          }))}
        />
      </Section>
    </>
  );
}
