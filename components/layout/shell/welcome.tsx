import { useEffect, useId, useState } from 'react';
import { CloseButton } from '@/components/ui/forms/close-button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/navigation/link';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { useSessionUser } from '@/lib/client/session/session';
import { writeStored } from '@/lib/client/session/storage';
import { welcomeCopy as copy, welcomeSteps } from '@/lib/content/my-account/welcome';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { homeContract } from '@/lib/contracts/my-account/home';
import styles from './welcome.module.css';

/** Accounts that closed it since this page was loaded: an older response does not reopen it. */
const closed = new Set<string | undefined>();

export const wasWelcomeClosed = (account: string | undefined) => closed.has(account);

const calls = () => createClient(homeContract, browserHttp());

/** Three next steps for a new account. Closing it, or choosing a step, closes it for good on every device. */
export function Welcome({ kind, onClose }: { kind: AccountKind; onClose?: () => void }) {
  const id = useId();
  const user = useSessionUser();
  const [isOpen, setIsOpen] = useState(() => !wasWelcomeClosed(user?.id));
  if (!isOpen) return null;

  const close = () => {
    closed.add(user?.id);
    setIsOpen(false);
    onClose?.();
    forget();
    calls()
      .closeWelcome()
      .catch(() => {
        // Offline: the member's home shows it until it is closed there.
      });
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

/** The button disappears with the welcome: the focus goes on to what follows it. */
function focusNextHeading(section: HTMLElement | null) {
  const next = [...document.querySelectorAll<HTMLElement>('h1, h2, h3')].find(
    (heading) =>
      section !== null &&
      !section.contains(heading) &&
      (section.compareDocumentPosition(heading) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  if (!next) return;
  // Not a stop of the Tab key: it is focused once, to be read.
  next.tabIndex = -1;
  next.focus({ preventScroll: true });
}

/** The welcome, after asking the server: it may have been closed on another device. */
export function CheckedWelcome({ kind }: { kind: AccountKind }) {
  const [isNew, setIsNew] = useState(false);
  useEffect(() => {
    let isGone = false;
    calls()
      .welcome()
      .then(
        (answer) => {
          if (!answer.isNew) forget();
          if (!isGone) setIsNew(answer.isNew);
        },
        () => {
          // Not shown now; the next page asks again.
        },
      );
    return () => void (isGone = true);
  }, []);
  return isNew ? <Welcome kind={kind} /> : null;
}

const forget = () => writeStored('local', 'welcome', null);
