import { useState } from 'react';
import { FormRefusal } from '@/components/toasts/form-refusal';
import { showToast } from '@/components/toasts/toast-store';
import { useToastForm } from '@/components/toasts/use-toast-form';
import { Button } from '@/components/ui/forms/button';
import { Disclosure } from '@/components/ui/navigation/disclosure';
import { PasswordField } from '@/components/ui/forms/password-field';
import { Tag } from '@/components/ui/tag';
import { TextField } from '@/components/ui/forms/text-field';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { profileCopy as copy } from '@/lib/content/my-account/account-sections';
import { emailAnchor } from '@/lib/domain/accounts/profile-paths';
import type { OwnAccount } from '@/lib/contracts/my-account/my-account';
import styles from '@/components/accounts/account.module.css';
import { loadRules } from './load-rules';
import type { ChangeAccount } from './change-account';

type Values = { email: string; password: string };

/** The email address, whether it is confirmed, and a form to change it. */
export function EmailForm({ account, onChange }: { account: OwnAccount; onChange: ChangeAccount }) {
  const { form, field, isBusy, refusal } = useToastForm<Values>({
    isInline: true,
    rules: () => loadRules<Values>('requestEmail'),
    send: async (body) => {
      await onChange(async (calls) => {
        const { message } = await calls.requestEmail({ body });
        showToast('success', message);
        return calls.read();
      });
    },
  });
  // A link to the form's anchor opens it.
  const [isOpen] = useState(() => window.location.hash === `#${emailAnchor}`);
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState('');

  async function sendOwn() {
    setIsSending(true);
    setProblem('');
    try {
      await onChange(async (calls) => {
        await calls.requestEmail({ body: { email: account.email } });
        return calls.read();
      });
    } catch (error) {
      setProblem(failureSentence(error));
    } finally {
      setIsSending(false);
    }
  }

  return (
    <div id={emailAnchor} className={styles.stack}>
      <h3 className={styles.title}>{copy.emailTitle}</h3>
      <p className={styles.line}>
        <span className={styles.address}>{account.email}</span>
        <Tag tone={account.isEmailConfirmed ? 'neutral' : 'attention'}>
          {account.isEmailConfirmed ? copy.confirmed : copy.unconfirmed}
        </Tag>
      </p>
      <p role="status" className={styles.note}>
        {account.pendingEmail === null ? '' : copy.pending(account.pendingEmail)}
      </p>
      {account.isEmailConfirmed ? null : (
        <div>
          <Button weight="outline" isBusy={isSending} busyLabel={copy.sending} onClick={() => void sendOwn()}>
            {account.pendingEmail === account.email ? copy.sendAgain : copy.sendOwn}
          </Button>
        </div>
      )}
      <FormRefusal>{problem}</FormRefusal>
      <Disclosure title={copy.changeEmail} isOpen={isOpen}>
        <form {...form} className={styles.form} aria-label={copy.changeEmail}>
          <TextField
            {...field('email')}
            label={copy.email}
            hint={copy.emailHint}
            type="email"
            autoComplete="email"
            maxLength={254}
            required
          />
          <PasswordField {...field('password')} label={copy.password} required />
          <div>
            <Button type="submit" weight="outline" isBusy={isBusy} busyLabel={copy.sending}>
              {copy.sendLink}
            </Button>
          </div>
          <FormRefusal>{refusal}</FormRefusal>
        </form>
      </Disclosure>
    </div>
  );
}
