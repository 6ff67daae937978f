import { Seo } from '@/components/layout/document/seo';
import { LeadForm } from '@/components/leads/lead-form';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { pageIcon } from '@/components/ui/feedback/state-icons/page';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { TextLink } from '@/components/ui/navigation/text-link';
import { fullDate } from '@/lib/domain/shared/dates';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { WeeklyReportsProps } from '@/lib/server/investing/weekly-reports/page-props/weekly-reports';
import { IncidentList } from './incident-list';
import { ReportRevision } from './report-revision';
import styles from './weekly-reports.module.css';

/** All weeks since the first report, newest first, including weeks without a report. */
export function WeeklyReportsPage({ copy, formCopy, weeks, incidents, isSample }: WeeklyReportsProps) {
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.weeklyReports} />
      <PageHeader eyebrow={copy.eyebrow} title={copy.heading} lead={copy.lead}>
        <div className={styles.top}>
          {isSample && weeks.length > 0 ? <SampleTag /> : null}
          <TextLink href="#email">{copy.email.title}</TextLink>
        </div>
      </PageHeader>
      {weeks.length === 0 ? (
        <Section>
          <EmptyState icon={pageIcon} title={copy.none}>
            {copy.noneText}
          </EmptyState>
        </Section>
      ) : null}
      {weeks.map(({ week, revisions }) => (
        <Section key={week} id={week} title={`${copy.weekOf} ${fullDate(week)}`} isSplit>
          <div className={styles.week}>
            {revisions.length === 0 ? <p className={styles.gap}>{copy.gap}</p> : null}
            {revisions.toReversed().map((revision) => (
              <ReportRevision key={revision.revision} week={week} revision={revision} copy={copy} />
            ))}
            {revisions.length > 0 ? <TextLink href={investingPaths.weeklyReport(week)}>{copy.link}</TextLink> : null}
          </div>
        </Section>
      ))}
      <Section title={copy.email.title} lead={copy.email.text} id="email" isSplit>
        <LeadForm form="weekly-report" copy={formCopy} />
      </Section>
      <Section title={copy.incidents.title} lead={copy.incidents.text} id="incidents" isSplit>
        <IncidentList copy={copy.incidents} incidents={incidents} />
      </Section>
      <Section title={copy.check.title} isSplit>
        <div className={styles.week}>
          <p>{copy.check.text}</p>
          <p className={styles.links}>
            <TextLink href={copy.check.link.href}>{copy.check.link.label}</TextLink>
            <TextLink href={copy.feed.href}>{copy.feed.label}</TextLink>
          </p>
        </div>
      </Section>
    </>
  );
}
