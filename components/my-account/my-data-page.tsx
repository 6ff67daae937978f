import { NeedsScripts } from '@/components/layout/shell/needs-scripts';
import { Seo } from '@/components/layout/document/seo';
import { LoadError } from '@/components/ui/feedback/load-error';
import { PageHeader } from '@/components/ui/page-header';
import { Section } from '@/components/ui/section';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { myDataCopy as copy } from '@/lib/content/my-account/my-data';
import { visitPaths } from '@/lib/domain/visits/visit-paths';
import { ConsentChoice } from '@/components/visits/consent-choice';
import styles from '@/components/visits/privacy.module.css';

const loadStoredData = async () => (await import('./stored-data')).StoredData;

/** The data stored about this browser, with a button to delete it. */
export function MyDataPage() {
  const { isKnown } = useSession();
  const { part: StoredData, failure, retry } = useLazyModule(loadStoredData, isKnown);
  return (
    <>
      <Seo title={copy.title} description={copy.description} path={visitPaths.myData} isHidden />
      <PageHeader title={copy.title} lead={copy.lead} />
      <NeedsScripts note={copy.needsScripts}>
        {StoredData ? (
          <StoredData />
        ) : (
          <Section>
            {failure ? (
              <LoadError title={copy.failed} failure={failure} onRetry={retry} />
            ) : (
              <div className={styles.waiting}>
                <Skeleton label={copy.loading} lines={5} />
              </div>
            )}
          </Section>
        )}
      </NeedsScripts>
      <ConsentChoice />
    </>
  );
}
