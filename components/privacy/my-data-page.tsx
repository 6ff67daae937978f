import { NeedsScripts } from '@/components/layout/needs-scripts';
import { Seo } from '@/components/layout/seo';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/skeleton';
import { useLate } from '@/lib/client/use-late';
import { offline } from '@/lib/content/frame';
import { myDataWords as words } from '@/lib/content/my-data';
import { paths } from '@/lib/domain/paths';
import { ConsentChoice } from './consent-choice';
import { useOwnData } from './use-own-data';
import styles from './privacy.module.css';

const loadList = async () => (await import('./own-data-list')).OwnDataList;

/** What is stored about this browser, and the button that deletes it. */
export function MyDataPage() {
  const { state, retry: askAgain, removeVisits, removeResearch, isDeleting } = useOwnData();
  const list = useLate(loadList, true);
  const OwnDataList = list.part;
  const isFailed = state.kind === 'failed' || list.isLost;
  const retry = () => {
    list.retry();
    if (state.kind === 'failed') askAgain();
  };
  return (
    <>
      <Seo title={words.title} description={words.description} path={paths.myData} isHidden />
      <PageHeader title={words.title} lead={words.lead} />
      <NeedsScripts note={words.needsScripts}>
        {state.kind === 'ready' && OwnDataList ? (
          <OwnDataList
            data={state.data}
            onDelete={removeVisits}
            onDeleteResearch={removeResearch}
            isDeleting={isDeleting}
          />
        ) : (
          <Section>
            {isFailed ? (
              <ErrorState title={words.failed} onRetry={retry}>
                {state.kind === 'failed' ? state.reason : offline}
              </ErrorState>
            ) : (
              <div className={styles.waiting}>
                <Skeleton label={words.loading} lines={5} />
              </div>
            )}
          </Section>
        )}
      </NeedsScripts>
      <ConsentChoice />
    </>
  );
}
