import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { TextLink } from '@/components/ui/navigation/text-link';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { SampleTag } from '@/components/ui/tag';
import { fullDate } from '@/lib/domain/shared/dates';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import type { WeeklyReportProps } from '@/lib/server/investing/weekly-reports/page-props/weekly-report';
import { ReportRevision } from './report-revision';
import styles from './weekly-reports.module.css';

/** A week's report with its corrections, latest first. A week without a report is not indexed. */
export function WeeklyReportPage({ copy, week: { week, revisions }, earlier, later, isSample }: WeeklyReportProps) {
  const title = `${copy.single} ${fullDate(week)}`;
  return (
    <>
      <Seo
        title={title}
        description={`${copy.singleDescription} ${fullDate(week)}.`}
        path={investingPaths.weeklyReport(week)}
        isHidden={revisions.length === 0}
      />
      <PageHeader trail={<Breadcrumbs trail={[{ label: copy.title, href: paths.weeklyReports }]} />} title={title}>
        {isSample && revisions.length > 0 ? <SampleTag /> : null}
      </PageHeader>
      <Section>
        <div className={styles.week}>
          {revisions.length === 0 ? <p className={styles.gap}>{copy.gap}</p> : null}
          {revisions.toReversed().map((revision) => (
            <ReportRevision key={revision.revision} week={week} revision={revision} copy={copy} />
          ))}
          <nav className={styles.steps} aria-label={copy.otherWeeks}>
            {earlier ? (
              <TextLink href={investingPaths.weeklyReport(earlier)}>{`${copy.weekOf} ${fullDate(earlier)}`}</TextLink>
            ) : null}
            {later ? (
              <TextLink href={investingPaths.weeklyReport(later)}>{`${copy.weekOf} ${fullDate(later)}`}</TextLink>
            ) : null}
            <TextLink href={paths.weeklyReports}>{copy.all}</TextLink>
            <TextLink href={paths.form('weekly-report')}>{copy.email.title}</TextLink>
          </nav>
        </div>
      </Section>
    </>
  );
}
