import { useEffect, useRef, type ReactNode } from 'react';
import { Link } from '@/components/ui/navigation/link';
import { homePartCopy } from '@/lib/content/my-account/home';
import { profileEmail } from '@/lib/domain/accounts/profile-paths';
import { formatLocalMinute } from '@/lib/domain/shared/instants';
import styles from './steps-card.module.css';
import type { ConfirmationLink } from './use-confirmation-link';

const copy = homePartCopy.steps;

type EmailStepProps = {
  link: ConfirmationLink;
  /** The reason for confirming the email. */
  children: ReactNode;
};

/** The step that sends the email confirmation link, and where the last link was sent. */
export function EmailStep({ link: { sent, refusal, isBusy, canSend, send }, children }: EmailStepProps) {
  const isSent = sent !== undefined;
  const ways = useRef<HTMLParagraphElement>(null);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The clicked button is gone, so move the focus to the next possible action.
    if (wasBusy.current && !isBusy && document.activeElement === document.body)
      ways.current?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
    wasBusy.current = isBusy;
  }, [isBusy]);
  return (
    <div>
      <span className={styles.name}>{copy.names.email}</span>
      {isSent ? null : children}
      <p role="status" className={styles.detail}>
        {isBusy ? copy.email.sending : sent ? sentence(sent) : null}
      </p>
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
      {isSent && !isBusy ? (
        <p ref={ways} className={styles.ways}>
          {canSend ? (
            <button type="button" className={styles.way} onClick={send}>
              {copy.email.again}
            </button>
          ) : null}
          <Link href={profileEmail} className={styles.way}>
            {copy.email.change}
          </Link>
        </p>
      ) : null}
    </div>
  );
}

const sentence = ({ email, sentAt }: NonNullable<ConfirmationLink['sent']>) =>
  sentAt === undefined ? copy.email.sent(email) : copy.email.sentAt(email, formatLocalMinute(sentAt));
