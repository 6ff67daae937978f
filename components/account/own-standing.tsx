import { Fetched } from '@/components/ui/fetched';
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
  return (
    <Fetched of={useOwn(loadBankCalls, readBanks)} words={banksWords} lines={1}>
      {({ items }) =>
        items.length === 0 ? (
          <p>{banksWords.none}.</p>
        ) : (
          <ul className={styles.choices}>
            {items.map(({ id, bankName, mask, accountType, state }) => (
              <li key={id} className={styles.line}>
                <span>
                  <strong>{bankName}</strong> {banksWords.account(mask, banksWords.types[accountType])}
                </span>
                <Tag tone={state === 'approved' ? 'neutral' : 'attention'}>{banksWords.states[state]}</Tag>
              </li>
            ))}
          </ul>
        )
      }
    </Fetched>
  );
}

const applicationWords = { failed: words.applicationFailed, loading: words.applicationLoading };

/** Where the application for a brokerage account stands. */
export function OwnApplication() {
  return (
    <Fetched of={useOwn(loadApplicationCalls, readApplication)} words={applicationWords} lines={1}>
      {({ application }) => {
        if (!application) return <p>{words.noApplication}</p>;
        const { title, tone } = statusWords[application.status];
        return <Tag tone={tone === 'plain' ? 'neutral' : 'attention'}>{title}</Tag>;
      }}
    </Fetched>
  );
}
