import { StoryList } from '@/components/blocks/stories/story-list';
import { Seo } from '@/components/layout/document/seo';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { TextLink } from '@/components/ui/navigation/text-link';
import { RowLinks } from '@/components/ui/tables/row-links';
import { Section } from '@/components/ui/section';
import { sectorsPage as copy } from '@/lib/content/research/sectors-pages';
import { storyCopy } from '@/lib/content/research/stories';
import { paths } from '@/lib/domain/shared/paths';
import type { OverviewProps } from '@/lib/server/research/sectors/page-props/sectors';
import { SectorList } from './sector-list';
import { SectorSource } from './sector-source';
import styles from './sectors-page.module.css';

/** All sectors with their figures, and links to related pages. */
export function SectorsPage({ sectors, news }: OverviewProps) {
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.sectors} />
      <PageHeader title={copy.title} lead={copy.lead}>
        <TextLink href={paths.sectorInsights}>{copy.compare}</TextLink>
      </PageHeader>
      <div className={styles.list}>
        {sectors && sectors.items.length > 0 ? (
          <>
            <SectorList sectors={sectors.items} />
            <SectorSource meta={sectors.meta} />
          </>
        ) : (
          <EmptyState title={copy.none}>{copy.noneText}</EmptyState>
        )}
      </div>
      <Section title={copy.more} isSplit>
        <RowLinks links={copy.ways} />
      </Section>
      {news && news.length > 0 ? (
        <Section title={copy.own} lead={copy.ownText} id="own-news" isSplit>
          <StoryList stories={news} copy={storyCopy} />
        </Section>
      ) : null}
    </>
  );
}
