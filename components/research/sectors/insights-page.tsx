import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Table } from '@/components/ui/tables/table';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { insightsPage as copy, sectorsPage } from '@/lib/content/research/sectors-pages';
import { paths } from '@/lib/domain/shared/paths';
import type { SectorsProps } from '@/lib/server/research/sectors/page-props/sectors';
import { InsightCharts } from './charts/insight-charts';
import { insightColumns } from './insight-columns';
import styles from './insights-page.module.css';
import { SectorSource } from './sector-source';

/** Compares all sectors: a public table and six charts for members. */
export function InsightsPage({ sectors, teasers }: SectorsProps) {
  const items = sectors?.items ?? [];
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.sectorInsights} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: copy.research, href: paths.sectors }]} />}
        title={copy.title}
        lead={copy.lead}
      />
      <Section
        title={copy.tableTitle}
        lead={`${copy.tableText} ${sectorsPage.average} ${sectorsPage.order}`}
        id="table"
      >
        {sectors && items.length > 0 ? (
          <>
            <div className={styles.scroll} role="region" aria-label={`${copy.tableTitle}, as a table`} tabIndex={0}>
              <Table
                caption={<VisuallyHidden>{copy.tableTitle}</VisuallyHidden>}
                columns={insightColumns}
                rows={items}
                rowKey={({ slug }) => slug}
              />
            </div>
            <SectorSource meta={sectors.meta} />
          </>
        ) : (
          <EmptyState title={sectorsPage.none}>{sectorsPage.noneText}</EmptyState>
        )}
      </Section>
      <InsightCharts sectors={items.map(({ slug, name }) => ({ slug, name }))} teasers={teasers} />
    </>
  );
}
