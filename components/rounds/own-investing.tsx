import { Notice } from '@/components/ui/notice';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { amlWords } from '@/lib/content/aml-words';
import { investingWords as words } from '@/lib/content/investing';
import { usdExact } from '@/lib/domain/exact-money';
import { paths } from '@/lib/domain/paths';
import { AmlPart } from './aml-part';
import { Lost } from './investor-gate';
import { LimitPart } from './limit-part';
import { CommitmentTable, NamedTable } from './own-tables';
import { RoundRows } from './round-rows';
import styles from './rounds.module.css';
import { useAsked } from '@/lib/client/use-asked';

async function ask(signal: AbortSignal) {
  const { roundCalls, backingCalls } = await import('./round-calls');
  const [list, own, backed] = await Promise.all([
    roundCalls().list({ signal }),
    roundCalls().own({ signal }),
    backingCalls().own({ signal }),
  ]);
  return { list, own, backed };
}

/** All that is an investor's, and the rounds that they alone see. */
export function OwnInvesting({ investorId }: { investorId: string }) {
  const { current, retry } = useAsked(investorId, ask);
  if (!current)
    return (
      <Section>
        <Skeleton label={words.loading} lines={6} />
      </Section>
    );
  if ('failure' in current)
    return (
      <Section>
        <Lost onRetry={retry} reason={current.failure} />
      </Section>
    );
  const { list, own, backed } = current.answer;
  const early = new Set(list.items.filter(({ publicAt }) => publicAt > list.asOf).map(({ slug }) => slug));
  return (
    <>
      <Section title={words.rounds} lead={early.size > 0 ? words.roundsLead : undefined}>
        <div className={styles.notices}>
          <Notice>{words.legend}</Notice>
        </div>
        {list.items.length === 0 ? (
          <p>{words.noRounds}</p>
        ) : (
          <RoundRows
            items={list.items}
            hrefOf={(slug) => (early.has(slug) ? paths.firstLook(slug) : paths.round(slug))}
          />
        )}
      </Section>
      <Section title={words.commitments} lead={words.commitmentsLead}>
        {own.commitments.length > 0 ? (
          <CommitmentTable items={own.commitments} asOf={own.asOf} />
        ) : (
          <p>{words.none.commitments}</p>
        )}
      </Section>
      <Section title={words.reservations}>
        <NamedTable
          caption={words.reservations}
          first={words.columns.round}
          none={words.none.reservations}
          items={own.reservations.map(({ round, amountCents, reservedAt }) => ({
            href: early.has(round.slug) ? paths.firstLook(round.slug) : paths.round(round.slug),
            name: round.name,
            isSample: round.isSample,
            amountCents,
            at: reservedAt,
          }))}
        />
      </Section>
      <Section title={words.backings}>
        <NamedTable
          caption={words.backings}
          first={words.project}
          none={words.none.backings}
          items={backed.items.map(({ slug, title, amountCents, backedAt, isSample }) => ({
            href: paths.project(slug),
            name: title,
            isSample,
            amountCents,
            at: backedAt,
          }))}
        />
      </Section>
      <Section title={amlWords.title} lead={amlWords.lead}>
        <AmlPart investorId={investorId} />
      </Section>
      <Section title={words.limit} lead={words.limitLead(usdExact(own.yearCents))}>
        <LimitPart oursCents={own.yearCents} />
      </Section>
    </>
  );
}
