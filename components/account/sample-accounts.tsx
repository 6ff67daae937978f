import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { failureSentence } from '@/lib/client/failure-sentence';
import { banksWords, sampleLinkWords as words } from '@/lib/content/bank';
import type { SampleAccount } from '@/lib/contracts/banks';
import styles from './account.module.css';
import type { BegunLink } from './begun-link';
import { loadBankCalls } from './load-bank-calls';
import type { SampleSignedIn } from './sample-login';
import type { LinkedInWindow } from './use-bank-link';

type SampleAccountsProps = {
  begun: BegunLink;
  signedIn: SampleSignedIn;
  onDone: (linked: LinkedInWindow) => void;
};

/** The accounts at the made-up bank; a login that is renewed has none to choose. */
export function SampleAccounts({ begun, signedIn: { login, accounts }, onDone }: SampleAccountsProps) {
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function use(account?: SampleAccount) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      const body = account ? { ...login, accountId: account.id } : { ...login, isRenewal: true };
      const { publicToken } = await (await loadBankCalls()).sampleLink({ body });
      onDone({ publicToken, ...(account ? { account: { id: account.id, type: account.type } } : {}) });
    } catch (error) {
      setProblem(failureSentence(error));
      setIsBusy(false);
    }
  }

  return (
    <>
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      {begun.bankId === null ? (
        <ul className={styles.choices} aria-label={words.accounts}>
          {accounts.map((account) => (
            <li key={account.id}>
              <Button weight="outline" isWide isBusy={isBusy} onClick={() => void use(account)}>
                {`${account.name}, ${banksWords.account(account.mask, banksWords.types[account.type])}`}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Button isWide isBusy={isBusy} onClick={() => void use()}>
          {words.allow}
        </Button>
      )}
    </>
  );
}
