import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Disclosure } from '@/components/ui/navigation/disclosure';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { performancePage as words } from '@/lib/content/signals/performance-page';
import { paths } from '@/lib/domain/shared/paths';
import type { PerformanceProps } from '@/lib/server/signals/page-props/performance';
import { RecordStatistics } from '../record-statistics';
import { PerformanceChoices } from './performance-choices';
import styles from './performance-page.module.css';

/** The statistics of the record or the live signals at one price; every choice is a link. */
export function PerformancePage({ choices, basis, statistics, isSample, note, formulas, method }: PerformanceProps) {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.performance} />
      <PageHeader trail={<Breadcrumbs trail={words.trail} />} title={words.heading} lead={words.lead} />
      <Section title={words.details} aside={isSample ? <SampleTag /> : null}>
        <PerformanceChoices choices={choices} />
        <p className={styles.basis} role="status">
          {basis} {words.risk}
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
        <div className={styles.statistics}>
          <RecordStatistics statistics={statistics} />
        </div>
        <div className={styles.method}>
          <Disclosure title={method}>
            <dl className={styles.formulas}>
              {formulas.map(([name, formula]) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{formula}</dd>
                </div>
              ))}
            </dl>
          </Disclosure>
        </div>
      </Section>
    </>
  );
}
