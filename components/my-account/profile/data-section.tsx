import { useState } from 'react';
import { saveFile } from '@/components/charts/frame/save-file';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Disclosure } from '@/components/ui/navigation/disclosure';
import { PlainTable } from '@/components/ui/tables/plain-table';
import { TextLink } from '@/components/ui/navigation/text-link';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { retainedAfterDeletion } from '@/lib/content/my-account/account-data';
import { dataCopy as copy } from '@/lib/content/my-account/account-sections';
import { visitPaths } from '@/lib/domain/visits/visit-paths';
import styles from '@/components/accounts/account.module.css';
import { DeleteForm } from './delete-form';
import { accountClient } from './account-client';

/** Downloads a copy of the account's data, and links to the data about this browser. */
export function DataSection() {
  const [isTaking, setIsTaking] = useState(false);

  async function take() {
    setIsTaking(true);
    try {
      const data = await accountClient().export();
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(copy.fileName(data.madeAt.slice(0, 10)), file);
      showToast('success', copy.taken);
    } catch (error) {
      showToast('error', failureSentence(error));
    } finally {
      setIsTaking(false);
    }
  }

  return (
    <div className={styles.stack}>
      <div>
        <Button weight="outline" isBusy={isTaking} busyLabel={copy.taking} onClick={() => void take()}>
          {copy.takeButton}
        </Button>
      </div>
      <TextLink href={visitPaths.myData}>{copy.browser}</TextLink>
    </div>
  );
}

/** Explains what deletion keeps, with the form that deletes the account. */
export const DeleteSection = () => (
  <div>
    <Disclosure title={copy.kept} isWide>
      <PlainTable
        caption={copy.keptCaption}
        columns={[
          { header: copy.keptColumns.record },
          { header: copy.keptColumns.what, isLine: true },
          { header: copy.keptColumns.why, isLine: true },
        ]}
        rows={retainedAfterDeletion.map(({ what, why }) => {
          const [record = '', ...rest] = what.split(': ');
          const kept = rest.join(': ');
          return { key: record, cells: [record, kept.charAt(0).toUpperCase() + kept.slice(1), why] };
        })}
      />
    </Disclosure>
    <Disclosure title={copy.deleteButton}>
      <DeleteForm />
    </Disclosure>
  </div>
);
