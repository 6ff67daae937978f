import { Seo } from '@/components/layout/document/seo';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import type { EqualityProps } from '@/lib/server/investing/equality/page-props/equality';
import { CountedPart } from './counted-part';
import { EqualityProgress } from './equality-progress';
import { OwnAnswer } from './own-answer';
import { SaidTable } from './said-table';

/** Goals and their progress, in shares and in people, and a voluntary self-description. */
export function EqualityPage({ words, equality }: EqualityProps) {
  return (
    <>
      <Seo title={words.title} description={words.description} path={investingPaths.equality} />
      <PageHeader eyebrow={words.eyebrow} title={words.heading} lead={words.lead} />
      {equality ? (
        <Section title={words.progress.title}>
          <EqualityProgress words={words.progress} equality={equality} />
        </Section>
      ) : null}
      <Section title={words.said.title} lead={words.said.lead}>
        <SaidTable words={words.said} equality={equality} />
      </Section>
      <Section title={words.own.title} lead={words.own.lead} id="answer">
        <OwnAnswer words={words.own} />
      </Section>
      <CountedPart {...words.counted} ways={words.ways} />
    </>
  );
}
