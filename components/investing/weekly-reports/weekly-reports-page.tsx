import { Seo } from '@/components/layout/document/seo';
import { EmptyState } from '@/components/ui/feedback/empty-state';
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

/** Every week since the first report, the newest first; a week without one says so. */
export function WeeklyReportsPage({ words, weeks, incidents, isSample }: WeeklyReportsProps) {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.weeklyReports} />
      <PageHeader eyebrow={words.eyebrow} title={words.heading} lead={words.lead}>
        {isSample && weeks.length > 0 ? <SampleTag /> : null}
      </PageHeader>
      {weeks.length === 0 ? (
        <Section>
          <EmptyState icon="page" title={words.none}>
            {words.noneText}
          </EmptyState>
        </Section>
      ) : null}
      {weeks.map(({ week, revisions }) => (
        <Section key={week} id={week} title={`${words.weekOf} ${fullDate(week)}`} isSplit>
          <div className={styles.week}>
            {revisions.length === 0 ? <p className={styles.gap}>{words.gap}</p> : null}
            {revisions.toReversed().map((revision) => (
              <ReportRevision key={revision.revision} week={week} revision={revision} words={words} />
            ))}
            {revisions.length > 0 ? <TextLink href={investingPaths.weeklyReport(week)}>{words.link}</TextLink> : null}
          </div>
        </Section>
      ))}
      <Section title={words.incidents.title} lead={words.incidents.text} id="incidents" isSplit>
        <IncidentList words={words.incidents} incidents={incidents} />
      </Section>
      <Section title={words.check.title} isSplit>
        <div className={styles.week}>
          <p>{words.check.text}</p>
          <TextLink href={words.check.link.href}>{words.check.link.label}</TextLink>
          <TextLink href={words.feed.href}>{words.feed.label}</TextLink>
        </div>
      </Section>
    </>
  );
}
