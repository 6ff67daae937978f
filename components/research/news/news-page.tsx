import { Seo } from '@/components/layout/document/seo';
import { Button } from '@/components/ui/forms/button';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { pageIcon } from '@/components/ui/feedback/state-icons/page';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { newsCopy as copy } from '@/lib/content/research/sectors-pages';
import { sourceLine } from '@/lib/content/market/source-line';
import type { SectorNewsProps } from '@/lib/server/research/sectors/page-props/sectors';
import styles from './news-page.module.css';
import { SectorHead } from '../sectors/sector-head';
import { StoryDays } from './story-days';
import { useOlderNews } from './use-older-news';

/** A sector's news: the latest stories are part of the page, older ones load on demand. */
export function NewsPage({ path, sector, news }: SectorNewsProps) {
  const { slug, name, about } = sector;
  const { stories, hasMore, status, message, more } = useOlderNews(slug, news);
  const { meta } = news;
  return (
    <>
      <Seo title={copy.title(name)} description={about} path={path} />
      <SectorHead
        sector={sector}
        title={copy.title(name)}
        lead={copy.text(name)}
        current="news"
        isSample={meta.isSample}
      />
      <div className={styles.list}>
        {stories.length === 0 ? (
          <EmptyState icon={pageIcon} title={copy.none}>
            {copy.noneText}
          </EmptyState>
        ) : (
          <div>
            <StoryDays stories={stories} isMarked={meta.isSample} />
          </div>
        )}
        <p className={styles.source}>
          {sourceLine(meta)}
          {meta.isStale ? ` ${copy.stale}` : ''}
        </p>
        <p role="status" className={styles.status}>
          {status === 'waiting' ? copy.loading : status === 'ready' && !hasMore && stories.length > 0 ? copy.end : ''}
        </p>
        {status === 'failed' ? (
          <ErrorState title={copy.failed} onRetry={more}>
            {message}
          </ErrorState>
        ) : hasMore ? (
          <div data-needs-scripts="">
            <Button weight="outline" onClick={more} isBusy={status === 'waiting'} busyLabel={copy.loading}>
              {copy.more}
            </Button>
          </div>
        ) : null}
        {news.nextCursor === null ? null : (
          <noscript>
            <p>{copy.noScripts}</p>
          </noscript>
        )}
      </div>
    </>
  );
}
