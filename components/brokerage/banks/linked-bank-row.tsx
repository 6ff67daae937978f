import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { Button } from '@/components/ui/forms/button';
import { Tag } from '@/components/ui/tag';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { banksCopy as copy } from '@/lib/content/brokerage/bank';
import type { Banks, LinkedBank } from '@/lib/contracts/brokerage/banks';
import styles from '@/components/accounts/account.module.css';
import type { BankCalls } from './use-banks';

type LinkedBankRowProps = {
  bank: LinkedBank;
  change: (act: (calls: BankCalls) => Promise<Banks>) => Promise<unknown>;
  onLogIn: () => void;
};

/** A linked account with its status and actions. */
export function LinkedBankRow({ bank, change, onLogIn }: LinkedBankRowProps) {
  const [isBusy, setIsBusy] = useState(false);
  const { id, bankName, mask, accountType, state, needsLogin } = bank;

  async function run(act: (calls: BankCalls) => Promise<Banks>, done?: string) {
    if (isBusy) return;
    setIsBusy(true);
    try {
      await change(act);
      if (done) showToast('success', done);
    } catch (error) {
      showToast('error', failureSentence(error));
      await change((calls) => calls.list()).catch(() => undefined);
    } finally {
      setIsBusy(false);
    }
  }

  const finish = () => void run((calls) => calls.finish({ params: { id } }));
  return (
    <li className={styles.bank}>
      <p className={styles.line}>
        <strong>{bankName}</strong> {copy.account(mask, copy.types[accountType])}
      </p>
      <p className={styles.line}>
        <Tag tone={state === 'approved' ? 'neutral' : 'attention'}>{copy.states[state]}</Tag>
        {needsLogin ? <span>{copy.needsLogin}</span> : null}
      </p>
      <div className={styles.buttons}>
        {needsLogin ? <Button onClick={onLogIn}>{copy.again}</Button> : null}
        {state === 'unfinished' && !needsLogin ? (
          <Button isBusy={isBusy} onClick={finish}>
            {copy.finish}
          </Button>
        ) : null}
        {state === 'queued' || state === 'pending' ? (
          <Button weight="outline" isBusy={isBusy} onClick={finish}>
            {copy.look}
          </Button>
        ) : null}
        <Button
          weight="outline"
          isBusy={isBusy}
          onClick={() => void run((calls) => calls.remove({ params: { id } }), copy.removed)}
        >
          {copy.remove}
        </Button>
      </div>
    </li>
  );
}
