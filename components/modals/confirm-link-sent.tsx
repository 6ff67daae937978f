import { useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/forms/button';
import { continueCopy as copy } from '@/lib/content/accounts/switch-account';
import type { OwnAccount } from '@/lib/contracts/my-account/my-account';
import styles from './modal-form.module.css';

type Action = 'check' | 'sendAgain';

type ConfirmLinkSentProps = {
  email: string;
  refusal: string;
} & Record<Action, () => Promise<OwnAccount | undefined>>;

/** Waits for the mailed link to be opened; a check that came too early is named, and the link can be sent again. */
export function ConfirmLinkSent({ email, refusal, ...actions }: ConfirmLinkSentProps) {
  const [busy, setBusy] = useState<Action>();
  const [isTooEarly, setIsTooEarly] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  // The form that had the focus is gone.
  useEffect(() => text.current?.focus(), []);

  async function run(action: Action) {
    if (busy) return;
    setBusy(action);
    const account = await actions[action]();
    setIsTooEarly(action === 'check' && account?.isEmailConfirmed === false);
    setBusy(undefined);
  }

  return (
    <>
      <p ref={text} tabIndex={-1} className={styles.sent} role="status">
        {isTooEarly ? copy.notConfirmed(email) : copy.linkSent}
      </p>
      <div className={styles.form}>
        {refusal ? (
          <p role="alert" className={styles.error}>
            {refusal}
          </p>
        ) : null}
        <Button isWide isBusy={busy === 'check'} busyLabel={copy.checking} onClick={() => void run('check')}>
          {copy.confirmed}
        </Button>
        <Button
          weight="outline"
          isWide
          isBusy={busy === 'sendAgain'}
          busyLabel={copy.sending}
          onClick={() => void run('sendAgain')}
        >
          {copy.sendAgain}
        </Button>
      </div>
    </>
  );
}
