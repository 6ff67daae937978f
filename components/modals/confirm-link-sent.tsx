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

/** Shown until the emailed link is opened. It says when a check came too early, and can send the link again. */
export function ConfirmLinkSent({ email, refusal, ...actions }: ConfirmLinkSentProps) {
  const [busy, setBusy] = useState<Action>();
  const [isTooEarly, setIsTooEarly] = useState(false);
  const text = useRef<HTMLParagraphElement>(null);
  // The focus was in the form that this replaces.
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
