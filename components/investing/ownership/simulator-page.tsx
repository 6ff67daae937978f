import { Seo } from '@/components/layout/document/seo';
import { Notice } from '@/components/ui/feedback/notice';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { simulate } from '@/lib/domain/investing/simulator';
import type { SimulatorProps } from '@/lib/server/investing/cap-table/page-props/simulator';
import { AssumptionForm } from './assumption-form';
import { CountedSection } from './counted-section';
import { ExitTable } from './exit-table';
import { OwnershipFigure } from './ownership-figure';
import styles from './simulator-page.module.css';
import { useAssumptions } from './use-assumptions';

/** Simulates a SAFE, a priced round, an option pool and an exit in the browser. The assumptions are in the URL. */
export function SimulatorPage({ copy }: SimulatorProps) {
  const { chosen, change, reset } = useAssumptions();
  const simulation = simulate(chosen);
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={investingPaths.simulator} />
      <PageHeader eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead} />
      <Section>
        <Notice tone="attention" title={copy.warning.title}>
          {copy.warning.text}
        </Notice>
      </Section>
      <Section>
        <div className={styles.columns}>
          <AssumptionForm copy={copy} chosen={chosen} onChange={change} onReset={reset} />
          <div className={styles.results}>
            {simulation ? (
              <>
                <ExitTable copy={copy} exits={simulation.exits} />
                <OwnershipFigure copy={copy} simulation={simulation} />
              </>
            ) : (
              <Notice tone="attention" title={copy.impossible.title}>
                {copy.impossible.text}
              </Notice>
            )}
          </div>
        </div>
      </Section>
      <CountedSection {...copy.counted} ways={copy.ways} note={copy.note} />
    </>
  );
}
