import { PendingSection } from '@/components/ui/feedback/pending-section';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { searchCopy as copy } from '@/lib/content/search/search';
import { ModalTitle } from '../modal';
import type { ModalContentProps } from '../modal-content';
import styles from './search-modal.module.css';

const load = async () => (await import('./search-panel')).SearchPanel;

/** The site-wide search. */
export function SearchModal({ onClose }: ModalContentProps) {
  const { part: SearchPanel, failure, retry } = useLazyModule(load, true);
  return (
    <div className={styles.search}>
      <ModalTitle>{copy.title}</ModalTitle>
      {SearchPanel ? (
        <SearchPanel onClose={onClose} />
      ) : (
        <PendingSection title={copy.lost} failure={failure} onRetry={retry} label={copy.loading} />
      )}
    </div>
  );
}
