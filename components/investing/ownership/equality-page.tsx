import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import type { EqualityProps } from '@/lib/server/investing/equality/page-props/equality';
import { CountedSection } from './counted-section';
import { EqualityProgress } from './equality-progress';
import { OwnAnswer } from './own-answer';
import { SelfDescriptionTable } from './self-description-table';

/** The goals for equality and their progress in shares and people, with a voluntary self-description. */
export function EqualityPage({ copy, equality }: EqualityProps) {
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={investingPaths.equality} />
      <PageHeader eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      {equality ? (
        <Section title={copy.progress.title}>
          <EqualityProgress copy={copy.progress} equality={equality} />
        </Section>
      ) : null}
      <Section title={copy.said.title} lead={copy.said.lead}>
        <SelfDescriptionTable copy={copy.said} equality={equality} />
      </Section>
      <Section title={copy.own.title} lead={copy.own.lead} id="answer">
        <OwnAnswer copy={copy.own} />
      </Section>
      <CountedSection {...copy.counted} ways={copy.ways} />
    </>
  );
}
