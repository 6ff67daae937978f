import { Seo } from '@/components/layout/document/seo';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { Notice } from '@/components/ui/feedback/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/navigation/text-link';
import { useSessionUser } from '@/lib/client/session/session';
import { roundStateCopy, roundsPage as copy } from '@/lib/content/investing/rounds';
import { firstLookLogin, roundRisks } from '@/lib/content/investing/rounds-list';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { RoundsProps } from '@/lib/server/investing/rounds/page-props/rounds';
import { LimitSection } from './limit-section';
import { RoundFacts } from './round-facts';
import { isAllSample, RoundRows } from './round-rows';
import styles from './rounds.module.css';

const states = ['testing-waters', 'live', 'closing', 'closed', 'cancelled'] as const;
const stages = [copy.firstLookStage, ...states.map((state) => roundStateCopy[state])];

/** All public rounds, how a round works, and the legal investment limit. Terms are only on a round's own page. */
export function RoundsPage({ items }: RoundsProps) {
  const waiting = items.filter(({ state }) => state === 'testing-waters');
  const others = items.filter(({ state }) => state !== 'testing-waters');
  const user = useSessionUser();
  const isInvestor = user?.kind === 'investor';
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.rounds} />
      <PageHeader eyebrow={copy.eyebrow} title={copy.title} lead={copy.lead} />
      <Section title={copy.list} aside={isAllSample(items) ? <SampleTag /> : null}>
        {items.length === 0 ? <EmptyState title={copy.none}>{copy.noneText}</EmptyState> : null}
        {waiting.length > 0 ? (
          <>
            <div className={styles.notices}>
              <Notice title={copy.legendTitle(waiting.map(({ name }) => name))}>{copy.legend}</Notice>
            </div>
            <RoundRows items={waiting} isLabeled={isAllSample(items)} hrefOf={investingPaths.round} />
          </>
        ) : null}
        {others.length > 0 ? (
          <RoundRows items={others} isLabeled={isAllSample(items)} hrefOf={investingPaths.round} />
        ) : null}
      </Section>
      <Section title={copy.firstLookTitle} isSplit>
        <div>
          <p>{copy.firstLookText}</p>
          <p className={styles.ways}>
            <TextLink href={paths.accountInvesting}>{user ? copy.firstLookAction : firstLookLogin}</TextLink>
            {isInvestor ? null : <TextLink href={paths.investor}>{copy.becomeInvestor}</TextLink>}
          </p>
        </div>
      </Section>
      <Section title={copy.howTitle} isSplit>
        <RoundFacts isText facts={stages.map(({ name, text }) => ({ name, value: text }))} />
      </Section>
      <Section title={roundRisks.title} id="risks" isSplit>
        <div>
          <p className={styles.limit}>{roundRisks.lead}</p>
          <RoundFacts isText facts={roundRisks.risks.map(({ name, text }) => ({ name, value: text }))} />
        </div>
      </Section>
      <Section title={copy.limitTitle} id="limit" isSplit>
        <div>
          <p className={styles.limit}>{copy.limitLead}</p>
          <LimitSection />
        </div>
      </Section>
    </>
  );
}
