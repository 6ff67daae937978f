import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { Tag } from '@/components/ui/tag';
import { useOwn } from '@/lib/client/use-own';
import { standingWords as words } from '@/lib/content/account-parts';
import { statusWords } from '@/lib/content/application/status-words';
import { banksWords } from '@/lib/content/bank';
import styles from './account.module.css';
import { loadApplicationCalls, loadBankCalls, type ApplicationCalls, type BankCalls } from './load-bank-calls';

const readBanks = (calls: BankCalls, signal: AbortSignal) => calls.list({ signal });
const readApplication = (calls: ApplicationCalls, signal: AbortSignal) => calls.application({ signal });

/** The banks that are linked, each with how it stands. */
export function OwnBanks() {
  const { data, failure, retry } = useOwn(loadBankCalls, readBanks);
  if (failure)
    return (
      <ErrorState title={banksWords.failed} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!data) return <Skeleton label={banksWords.loading} lines={1} />;
  if (data.items.length === 0) return <p>{banksWords.none}.</p>;
  return (
    <ul className={styles.choices}>
      {data.items.map(({ id, bankName, mask, accountType, state }) => (
        <li key={id} className={styles.line}>
          <span>
            <strong>{bankName}</strong> {banksWords.account(mask, banksWords.types[accountType])}
          </span>
          <Tag tone={state === 'approved' ? 'neutral' : 'attention'}>{banksWords.states[state]}</Tag>
        </li>
      ))}
    </ul>
  );
}

/** Where the application for a brokerage account stands. */
export function OwnApplication() {
  const { data, failure, retry } = useOwn(loadApplicationCalls, readApplication);
  if (failure)
    return (
      <ErrorState title={words.applicationFailed} onRetry={retry}>
        {failure}
      </ErrorState>
    );
  if (!data) return <Skeleton label={words.applicationLoading} lines={1} />;
  const { application } = data;
  if (!application) return <p>{words.noApplication}</p>;
  const { title, tone } = statusWords[application.status];
  return <Tag tone={tone === 'plain' ? 'neutral' : 'attention'}>{title}</Tag>;
}
