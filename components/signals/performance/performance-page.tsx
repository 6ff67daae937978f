import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { TextLink } from '@/components/ui/navigation/text-link';
import { Disclosure } from '@/components/ui/navigation/disclosure';
import { PageHeader } from '@/components/ui/page-header';
import { PhoneFold } from '@/components/ui/phone-fold';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { performancePage as copy } from '@/lib/content/signals/performance-page';
import { recordPaths } from '@/lib/domain/signals/record-paths';
import type { PerformanceProps } from '@/lib/server/signals/page-props/performance';
import { RecordStatistics } from '../record-statistics';
import { MemberResults } from '../outcomes/member-results';
import { RecordSummary } from '../record-summary';
import { PerformanceChoices } from './performance-choices';
import styles from './performance-page.module.css';
import { RecordCharts } from './pictures/record-charts';

/** The statistics of the record or the live signals at one fill price. Every choice is a link. */
export function PerformancePage({
  choices,
  basis,
  survey,
  statistics,
  counts,
  pictures,
  chart,
  chartChoice,
  isSample,
  ...rest
}: PerformanceProps) {
  const { note, formulas, method, variant } = rest;
  const { tooFew, figures } = statistics;
  const badge = isSample ? <SampleTag /> : null;
  const formulasPart = (
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
  );
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={recordPaths.performance} />
      <PageHeader trail={<Breadcrumbs trail={copy.trail} />} title={copy.heading} lead={copy.lead} />
      <Section title={copy.summary} aside={tooFew && counts.length === 0 ? null : badge}>
        <PerformanceChoices choices={tooFew ? choices.slice(0, 1) : choices} />
        <p className={styles.basis} role="status">
          {tooFew ?? `${basis} ${copy.risk}`}
        </p>
        {note ? <p className={styles.note}>{note}</p> : null}
        {tooFew ? (
          <>
            {counts.length > 0 ? (
              <div className={styles.statistics}>
                <RecordSummary figures={counts} />
              </div>
            ) : null}
            <p className={styles.few}>
              {copy.few.text} {copy.risk}
            </p>
            <p>
              <TextLink href={copy.few.trades[variant].href}>{copy.few.trades[variant].label}</TextLink>
            </p>
            {formulasPart}
          </>
        ) : (
          <>
            <div className={styles.statistics}>
              <RecordSummary figures={figures} />
            </div>
            <p>
              <TextLink href={copy.whatIf.href}>{copy.whatIf.label}</TextLink>
            </p>
          </>
        )}
      </Section>
      {pictures ? (
        <Section title={copy.charts.title} lead={copy.charts.lead} aside={badge}>
          <div className={styles.chart}>
            <PerformanceChoices choices={[chartChoice]} />
          </div>
          <RecordCharts pictures={pictures} shown={chart} />
        </Section>
      ) : null}
      <MemberResults {...survey} />
      {tooFew ? null : (
        <Section title={copy.tables} aside={badge}>
          <PhoneFold label={copy.showTables}>
            <RecordStatistics statistics={statistics} />
          </PhoneFold>
          {formulasPart}
        </Section>
      )}
    </>
  );
}
