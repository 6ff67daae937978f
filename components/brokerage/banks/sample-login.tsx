import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/forms/button';
import { Notice } from '@/components/ui/feedback/notice';
import { PasswordField } from '@/components/ui/forms/password-field';
import { TextField } from '@/components/ui/forms/text-field';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { sampleLinkCopy as copy } from '@/lib/content/brokerage/bank';
import type { SampleAccount } from '@/lib/contracts/brokerage/banks';
import styles from '@/components/accounts/account.module.css';
import type { PendingBankLink } from './pending-bank-link';
import { bankClient } from './use-banks';

export type SampleLoginBody = { linkToken: string; bank: string; username: string; password: string };
export type SampleSignedIn = { login: SampleLoginBody; accounts: SampleAccount[] };
type SampleLoginProps = { begun: PendingBankLink; bank: string; onDone: (signedIn: SampleSignedIn) => void };

/** The sample bank's login form. */
export function SampleLogin({ begun, bank, onDone }: SampleLoginProps) {
  const [problem, setProblem] = useState('');
  const [isBusy, setIsBusy] = useState(false);

  async function send(form: HTMLFormElement) {
    const typed = new FormData(form);
    const text = (name: string) => {
      const value = typed.get(name);
      return typeof value === 'string' ? value : '';
    };
    const login = { linkToken: begun.linkToken, bank, username: text('username'), password: text('password') };
    setIsBusy(true);
    setProblem('');
    try {
      const { accounts } = await bankClient().sampleLink({ body: login });
      onDone({ login, accounts });
    } catch (error) {
      setProblem(failureSentence(error));
      setIsBusy(false);
    }
  }

  return (
    <form
      method="post"
      className={styles.form}
      aria-label={copy.submit}
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!isBusy) void send(event.currentTarget);
      }}
    >
      {problem ? <Notice tone="error">{problem}</Notice> : null}
      <TextField name="username" label={copy.username} autoComplete="off" autoCapitalize="none" required />
      <PasswordField name="password" label={copy.password} autoComplete="off" required />
      <Button type="submit" isWide isBusy={isBusy} busyLabel={copy.busy}>
        {copy.submit}
      </Button>
    </form>
  );
}
