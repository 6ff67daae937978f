import { useRouter } from 'next/router';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSession } from '@/lib/client/session/session';
import { readStored } from '@/lib/client/session/storage';
import { paths } from '@/lib/domain/shared/paths';
import styles from './welcome.module.css';

const load = async () => (await import('./welcome')).CheckedWelcome;

/** After signing up in this browser, over any page; a member's home shows it itself. */
export function WelcomeHost() {
  const { pathname } = useRouter();
  const { user } = useSession();
  const isDue =
    user !== null &&
    pathname !== paths.account &&
    pathname !== paths.signUp &&
    readStored('local', 'welcome') === user.id;
  const { part: Welcome } = useLazyModule(load, isDue);
  return isDue && Welcome ? (
    <div className={styles.over}>
      <Welcome kind={user.kind} />
    </div>
  ) : null;
}
