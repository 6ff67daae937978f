import { useRouter } from 'next/router';
import { useEffect, useState } from 'react';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { readStored, writeStored } from '@/lib/client/session/storage';
import { paths } from '@/lib/domain/shared/paths';
import styles from './welcome.module.css';

const load = async () => (await import('./welcome')).CheckedWelcome;

/**
 * After signing up in this browser, over the page that the visitor came from, and over no other: it would cover what
 * they do next. A member's home shows it until it is closed.
 */
export function WelcomeHost() {
  const { pathname, asPath } = useRouter();
  const { user } = useSession();
  const page = asPath.split(/[?#]/, 1)[0] ?? '';
  const isNew =
    user !== null &&
    pathname !== paths.account &&
    pathname !== paths.signUp &&
    readStored('local', 'welcome') === user.id;
  const [first, setFirst] = useState<string>();
  if (isNew && first === undefined) setFirst(page);
  const hasLeft = first !== undefined && first !== page;
  useEffect(() => {
    if (hasLeft) writeStored('local', 'welcome', null);
  }, [hasLeft]);
  const isDue = isNew && !hasLeft;
  const { part: Welcome } = useLazyModule(load, isDue);
  return isDue && Welcome ? (
    <div className={styles.over}>
      <Welcome kind={user.kind} />
    </div>
  ) : null;
}
