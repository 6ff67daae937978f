import { Pending } from '@/components/ui/feedback/fetched';
import { Section } from '@/components/ui/section';
import { myDataCopy as copy } from '@/lib/content/my-account/my-data';
import { OwnDataList } from './own-data-list';
import { useOwnData } from './use-own-data';
import styles from '@/components/visits/privacy.module.css';

/** Fetches the data stored about this browser and shows it, or the error. */
export function StoredData() {
  const result = useOwnData();
  const { data, failure, removeVisits, removeResearch, isDeleting } = result;
  if (data && !failure)
    return (
      <OwnDataList data={data} onDelete={removeVisits} onDeleteResearch={removeResearch} isDeleting={isDeleting} />
    );
  return (
    <Section>
      <div className={failure ? undefined : styles.waiting}>
        <Pending of={result} copy={copy} lines={5} />
      </div>
    </Section>
  );
}
