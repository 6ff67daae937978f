import { Seo } from '@/components/layout/document/seo';
import { Breadcrumbs } from '@/components/ui/navigation/breadcrumbs';
import { Notice } from '@/components/ui/feedback/notice';
import { PageHeader } from '@/components/ui/page-header';
import { useSession } from '@/lib/client/session/session';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { watchPage as copy } from '@/lib/content/research/watch';
import { paths } from '@/lib/domain/shared/paths';
import type { WatchProps } from '@/lib/server/research/timing/page-props/signals';
import { WatchList } from './watch-list';
import styles from './watch-page.module.css';

const loadOwnList = async () => (await import('./member-parts')).OwnWatchList;

/** The page of stocks to watch: the current list for members, the removed stocks for all readers. */
export function WatchPage({ list }: WatchProps) {
  const { user, isKnown } = useSession();
  const isAsked = isKnown && (user !== null || list === null);
  const { part: OwnList } = useLazyModule(loadOwnList, isAsked);
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={paths.stocksToWatch} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: 'Research', href: paths.sectorInsights }]} />}
        title={copy.title}
        lead={copy.lead}
      />
      <div className={styles.top}>
        <Notice tone="attention">{copy.notAdvice}</Notice>
      </div>
      {isAsked && OwnList ? <OwnList given={list} /> : list ? <WatchList view={list} reader="visitor" /> : null}
    </>
  );
}
