import { StoryList } from '@/components/blocks/stories/story-list';
import { Seo } from '@/components/layout/document/seo';
import { ButtonLink } from '@/components/ui/forms/button-link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { PageHeader } from '@/components/ui/page-header';
import { RowLinks } from '@/components/ui/tables/row-links';
import { Section } from '@/components/ui/section';
import { sectorsPage as words } from '@/lib/content/research/sectors-pages';
import { storyCopy } from '@/lib/content/research/stories';
import { paths } from '@/lib/domain/shared/paths';
import type { OverviewProps } from '@/lib/server/research/sectors/page-props/sectors';
import { SectorList } from './sector-list';
import { SectorSource } from './sector-source';
import styles from './sectors-page.module.css';

/** Every sector, one card to each. */
export function SectorsPage({ sectors, news }: OverviewProps) {
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.sectors} />
      <PageHeader title={words.title} lead={words.lead}>
        <ButtonLink href={paths.sectorInsights} size="large">
          {words.compare}
        </ButtonLink>
      </PageHeader>
      <div className={styles.list}>
        {sectors && sectors.items.length > 0 ? (
          <>
            <p className={styles.order}>{words.order}</p>
            <SectorList sectors={sectors.items} />
            <SectorSource meta={sectors.meta} />
          </>
        ) : (
          <EmptyState title={words.none}>{words.noneText}</EmptyState>
        )}
      </div>
      <Section title={words.more} isSplit>
        <RowLinks links={words.ways} />
      </Section>
      {news && news.length > 0 ? (
        <Section title={words.own} lead={words.ownText} id="own-news" isSplit>
          <StoryList stories={news} words={storyCopy} />
        </Section>
      ) : null}
    </>
  );
}
