import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';
import { readStored, writeStored } from '@/lib/client/session/storage';
import { paths } from '@/lib/domain/shared/paths';
import styles from './welcome.module.css';

const load = async () => (await import('./welcome')).CheckedWelcome;

/** Pages whose forms it would cover: checkout, the application and the account pages. */
const forms = /^\/(subscribe|open-account|account)/;

/**
 * Once after signing up in this browser, over the page that the visitor came from: after a reload, or over another
 * page, it would cover what they do next. A member's home shows it until it is closed.
 */
export function WelcomeHost() {
  const { pathname, asPath } = useRouter();
  const user = useSessionUser();
  const page = asPath.split(/[?#]/, 1)[0] ?? '';
  const [shown, setShown] = useState<{ to: string; over: string | null }>();
  const isNew =
    user !== null && user.id !== shown?.to && pathname !== paths.signUp && readStored('local', 'welcome') === user.id;
  if (isNew) setShown({ to: user.id, over: forms.test(pathname) ? null : page });
  else if (shown && shown.over !== null && shown.over !== page) setShown({ ...shown, over: null });
  useEffect(() => {
    if (shown) writeStored('local', 'welcome', null);
  }, [shown]);
  const isDue = user !== null && shown?.to === user.id && shown.over === page;
  const { part: Welcome } = useLazyModule(load, isDue);
  return isDue && Welcome ? (
    <div className={styles.over}>
      <Welcome kind={user.kind} />
    </div>
  ) : null;
}
