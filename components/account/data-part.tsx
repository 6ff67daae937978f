import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/button';
import { Disclosure } from '@/components/ui/disclosure';
import { TextLink } from '@/components/ui/text-link';
import { failureSentence } from '@/lib/client/failure-sentence';
import { keptAfterDeletion } from '@/lib/content/account-data';
import { dataWords as words } from '@/lib/content/account-parts';
import { paths } from '@/lib/domain/paths';
import styles from './account.module.css';
import { DeleteForm } from './delete-form';
import { loadCalls } from './load-calls';

/** Everything that is kept: to take along, or to be rid of. */
export function DataPart() {
  const [isTaking, setIsTaking] = useState(false);

  async function take() {
    setIsTaking(true);
    try {
      const [data, { saveFile }] = await Promise.all([
        loadCalls().then((calls) => calls.export()),
        import('@/components/charts/save-file'),
      ]);
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      saveFile(words.fileName(data.madeAt.slice(0, 10)), file);
      showToast('success', words.taken);
    } catch (error) {
      showToast('error', failureSentence(error));
    } finally {
      setIsTaking(false);
    }
  }

  return (
    <div className={styles.stack}>
      <h3 className={styles.title}>{words.takeTitle}</h3>
      <p>{words.take}</p>
      <div>
        <Button weight="outline" isBusy={isTaking} busyLabel={words.taking} onClick={() => void take()}>
          {words.takeButton}
        </Button>
      </div>
      <TextLink href={paths.myData}>{words.browser}</TextLink>
      <h3 className={styles.title}>{words.deleteTitle}</h3>
      <p>{words.deleteText}</p>
      <Disclosure title={words.kept}>
        <ul className={styles.kept}>
          {keptAfterDeletion.map(({ what, why }) => (
            <li key={what}>
              {what} <span className={styles.note}>{why}</span>
            </li>
          ))}
        </ul>
      </Disclosure>
      <Disclosure title={words.deleteButton}>
        <DeleteForm />
      </Disclosure>
    </div>
  );
}
