import { ErrorState } from '@/components/ui/feedback/error-state';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { searchCopy as copy } from '@/lib/content/search/search';
import { ModalTitle } from '../modal';
import type { ModalContentProps } from '../modal-content';
import styles from './search-modal.module.css';

const load = async () => (await import('./search-panel')).SearchPanel;

/** The search over the whole site. */
export function SearchModal({ onClose }: ModalContentProps) {
  const { part: SearchPanel, isLost, retry } = useLazyModule(load, true);
  return (
    <div className={styles.search}>
      <ModalTitle>{copy.title}</ModalTitle>
      {SearchPanel ? (
        <SearchPanel onClose={onClose} />
      ) : isLost ? (
        <ErrorState title={copy.lost} onRetry={retry}>
          {copy.lostText}
        </ErrorState>
      ) : (
        <Skeleton label={copy.loading} />
      )}
    </div>
  );
}
