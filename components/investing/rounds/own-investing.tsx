import { TextLink } from '@/components/ui/navigation/text-link';
import { Notice } from '@/components/ui/feedback/notice';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { amlCopy } from '@/lib/content/investing/aml-form';
import { investingCopy as copy } from '@/lib/content/investing/investing';
import { roundStateCopy } from '@/lib/content/investing/rounds';
import { usdExact } from '@/lib/domain/shared/money';
import { paths } from '@/lib/domain/shared/paths';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { isOver } from '@/lib/domain/investing/rounds';
import { AmlSection } from './aml/aml-section';
import { Lost } from './investor-gate';
import { LimitSection } from './limit-section';
import { OwnActivity } from './own-activity';
import { isAllSample, RoundRows } from './round-rows';
import styles from './rounds.module.css';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { projectsContract } from '@/lib/contracts/investing/projects';
import { roundsContract } from '@/lib/contracts/investing/rounds';

const investingClient = () => ({
  rounds: createClient(roundsContract, browserHttp()),
  projects: createClient(projectsContract, browserHttp()),
});

async function read({ rounds, projects }: ReturnType<typeof investingClient>) {
  const [list, own, backed] = await Promise.all([rounds.list(), rounds.own(), projects.own()]);
  return { list, own, backed };
}

/** An investor's data, and the rounds that are not over, including early access. */
export function OwnInvesting() {
  const { data, failure, retry } = useMemberData('investing', investingClient, read);
  if (!data)
    return (
      <Section>
        {failure ? <Lost onRetry={retry} reason={failure} /> : <Skeleton label={copy.loading} lines={6} />}
      </Section>
    );
  const { list, own, backed } = data;
  const rounds = list.items.filter(({ state }) => !isOver(state));
  const early = new Set(list.items.filter(({ publicAt }) => publicAt > list.asOf).map(({ slug }) => slug));
  const hasActivity = own.commitments.length + own.reservations.length + backed.items.length > 0;
  return (
    <>
      {hasActivity ? <OwnActivity own={own} backed={backed} early={early} /> : null}
      <Section
        title={copy.rounds}
        lead={early.size > 0 ? copy.roundsLead : undefined}
        aside={isAllSample(rounds) ? <SampleTag /> : null}
      >
        {rounds.some(({ state }) => state === 'testing-waters') ? (
          <div className={styles.notices}>
            <Notice title={roundStateCopy['testing-waters'].name}>{copy.legend}</Notice>
          </div>
        ) : null}
        {rounds.length === 0 ? (
          <p>{copy.noRounds}</p>
        ) : (
          <RoundRows
            items={rounds}
            earlySlugs={early}
            isLabeled={isAllSample(rounds)}
            hrefOf={(slug) => (early.has(slug) ? investingPaths.firstLook(slug) : investingPaths.round(slug))}
          />
        )}
      </Section>
      {hasActivity ? null : (
        <Section title={copy.activity} lead={copy.noActivity}>
          <TextLink href={paths.backProject}>{copy.projects}</TextLink>
        </Section>
      )}
      <Section title={amlCopy.title} lead={amlCopy.lead}>
        <AmlSection />
      </Section>
      <Section title={copy.limit} lead={copy.limitLead(usdExact(own.yearCents))}>
        <LimitSection oursCents={own.yearCents} />
      </Section>
    </>
  );
}
