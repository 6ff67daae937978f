import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/forms/button';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { forgotPasswordModal } from '@/lib/content/shared/modals';
import { ModalTitle } from './modal';
import styles from './modal-form.module.css';
import { ModalLink } from './modal-link';

const copy = forgotPasswordModal.sent;

type ResetLinkSentProps = { kind: AccountKind; email: string; onLogIn: () => void; onAgain: () => void };

/** Replaces the form after a reset link was sent: says where it was sent and what to do next. */
export function ResetLinkSent({ kind, email, onLogIn, onAgain }: ResetLinkSentProps) {
  const text = useRef<HTMLParagraphElement>(null);
  // The focus was on a button that is gone.
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
