import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/forms/button';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { forgotPasswordModal } from '@/lib/content/shared/modals';
import { ModalTitle } from './modal';
import styles from './modal-form.module.css';
import { ModalLink } from './modal-link';

const copy = forgotPasswordModal.sent;

type ResetLinkSentProps = { kind: AccountKind; email: string; onLogIn: () => void; onAgain: () => void };

/** Where the reset link went and what to do next, in place of the form that requested it. */
export function ResetLinkSent({ kind, email, onLogIn, onAgain }: ResetLinkSentProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // The button that had the focus is gone.
  useEffect(() => text.current?.focus(), []);

  return (
    <>
      <ModalTitle>{copy.title}</ModalTitle>
      <p ref={text} tabIndex={-1} className={styles.sent}>
        <strong>{email}</strong>
        <br />
        {copy.text[kind]}
      </p>
      <p className={styles.note}>{copy.spam}</p>
      <div className={styles.form}>
        <Button isWide onClick={onLogIn}>
          {forgotPasswordModal.logIn}
        </Button>
      </div>
      <div className={styles.links}>
        <ModalLink onOpen={onAgain}>{copy.again}</ModalLink>
      </div>
    </>
  );
}
