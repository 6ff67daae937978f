import { useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { banksCopy, sampleLinkCopy as copy } from '@/lib/content/brokerage/bank';
import type { SampleAccount } from '@/lib/contracts/brokerage/banks';
import styles from '@/components/accounts/account.module.css';
import type { PendingBankLink } from './pending-bank-link';
import { bankClient } from './use-banks';
import type { SampleSignedIn } from './sample-login';
import type { LinkedInWindow } from './use-bank-link';

type SampleAccountsProps = {
  begun: PendingBankLink;
  signedIn: SampleSignedIn;
  onDone: (linked: LinkedInWindow) => void;
};

/** The accounts to choose from at the sample bank. Renewing a login offers no choice. */
export function SampleAccounts({ begun, signedIn: { login, accounts }, onDone }: SampleAccountsProps) {
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function use(account?: SampleAccount) {
    if (isBusy) return;
    setIsBusy(true);
    setProblem('');
    try {
      const body = account ? { ...login, accountId: account.id } : { ...login, isRenewal: true };
      const { publicToken } = await bankClient().sampleLink({ body });
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
        <ul className={styles.choices} aria-label={copy.accounts}>
          {accounts.map((account) => (
            <li key={account.id}>
              <Button weight="outline" isWide isBusy={isBusy} onClick={() => void use(account)}>
                {`${account.name}, ${banksCopy.account(account.mask, banksCopy.types[account.type])}`}
              </Button>
            </li>
          ))}
        </ul>
      ) : (
        <Button isWide isBusy={isBusy} onClick={() => void use()}>
          {copy.allow}
        </Button>
      )}
    </>
  );
}
