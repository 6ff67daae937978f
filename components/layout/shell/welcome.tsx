import { useEffect, useId, useState } from 'react';
import { CloseButton } from '@/components/ui/forms/close-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/navigation/link';
import { useSessionUser } from '@/lib/client/session/session';
import { welcomeCopy as copy, welcomeSteps } from '@/lib/content/my-account/welcome';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { closeWelcome, focusNextHeading, forgetWelcome, wasWelcomeClosed, welcomeCalls } from './close-welcome';
import styles from './welcome.module.css';

/** Three next steps for a new account. Closing it or selecting a step hides it permanently on all devices. */
function Welcome({ kind }: { kind: AccountKind }) {
  const id = useId();
  const user = useSessionUser();
  const [isOpen, setIsOpen] = useState(() => !wasWelcomeClosed(user?.id));
  if (!isOpen) return null;

  const close = () => {
    setIsOpen(false);
    closeWelcome(user?.id);
  };

  return (
    <section aria-labelledby={id} className={styles.welcome}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          {copy.title}
        </h2>
        <CloseButton
          label={copy.close}
          onClick={({ currentTarget }) => {
            focusNextHeading(currentTarget.closest('section'));
            close();
          }}
        />
      </div>
      <p className={styles.text}>{copy.text}</p>
      <ul className={styles.steps}>
        {welcomeSteps[kind].map(({ label, text, href }) => (
          <li key={href}>
            <Link href={href} className={styles.step} onClick={close}>
              <strong>{label}</strong>
              <span className={styles.note}>{text}</span>
              <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The welcome, shown only after the server confirms that it was not closed on another device. */
export function CheckedWelcome({ kind }: { kind: AccountKind }) {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    let isGone = false;
    welcomeCalls()
      .welcome()
      .then(
        (answer) => {
          if (!answer.isNew) forgetWelcome();
          if (!isGone) setIsNew(answer.isNew);
        },
        () => {
          // On failure, do not show it; the next page checks again.
        },
      );
    return () => void (isGone = true);
  }, []);
  return isNew ? <Welcome kind={kind} /> : null;
}
