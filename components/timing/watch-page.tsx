import { Seo } from '@/components/layout/seo';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { Notice } from '@/components/ui/notice';
import { PageHeader } from '@/components/ui/page-header';
import { useSession } from '@/lib/client/session';
import { useLate } from '@/lib/client/use-late';
import { watchPage as words } from '@/lib/content/watch';
import { paths } from '@/lib/domain/paths';
import type { WatchProps } from '@/lib/server/page-props/signals';
import { WatchList } from './watch-list';
import styles from './watch-page.module.css';

const loadOwnList = async () => (await import('./own-watch-list')).OwnWatchList;

/** The short list with its reasons for members, and what became of it for everybody. */
export function WatchPage({ list }: WatchProps) {
  const { user, isKnown } = useSession();
  const isAsked = isKnown && (user !== null || list === null);
  const { part: OwnList } = useLate(loadOwnList, isAsked);
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.stocksToWatch} />
      <PageHeader
        trail={<Breadcrumbs trail={[{ label: 'Research', href: paths.sectorInsights }]} />}
        title={words.title}
        lead={words.lead}
      />
      <div className={styles.top}>
        <Notice tone="attention">{words.notAdvice}</Notice>
      </div>
      {isAsked && OwnList ? <OwnList given={list} /> : list ? <WatchList view={list} isMember={false} /> : null}
    </>
  );
}
