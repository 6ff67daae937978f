import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';
import { readStored, writeStored } from '@/lib/client/session/storage';
import { paths } from '@/lib/domain/shared/paths';
import styles from './welcome.module.css';

const load = async () => (await import('./welcome')).CheckedWelcome;

/** Pages where the reader has something else to finish: checkout, the application and the account pages. */
const forms = /^\/(subscribe|open-account|account)/;

/**
 * Shows the welcome once after a sign-up in this browser, below the content of the page where the visitor signed up,
 * which it neither covers nor moves. It is not shown after a reload or on other pages. The member's home shows it until
 * it is closed.
 */
export function WelcomeHost() {
  const { pathname, asPath } = useRouter();
  const user = useSessionUser();
  const page = asPath.split(/[?#]/, 1)[0] ?? '';
  const [shown, setShown] = useState<{ to: string; on: string | null }>();
  const isNew =
    user !== null && user.id !== shown?.to && pathname !== paths.signUp && readStored('local', 'welcome') === user.id;
  if (isNew) setShown({ to: user.id, on: forms.test(pathname) ? null : page });
  else if (shown && shown.on !== null && shown.on !== page) setShown({ ...shown, on: null });
  useEffect(() => {
    if (shown) writeStored('local', 'welcome', null);
  }, [shown]);
  const isDue = user !== null && shown?.to === user.id && shown.on === page;
  const { part: Welcome } = useLazyModule(load, isDue);
  const main = isDue && Welcome ? document.getElementById('main') : null;
  if (!main || !isDue || !Welcome) return null;
  return createPortal(
    <div className={styles.below}>
      <Welcome kind={user.kind} />
    </div>,
    main,
  );
}
