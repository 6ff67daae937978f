import { useSyncExternalStore } from 'react';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import { useSessionUser } from '@/lib/client/session/session';
import { savedScreensCopy as copy } from '@/lib/content/research/screener/saved-screens';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { savedScreens } from './saved-screens-store';
import { ScreensPanel } from './screens-panel';

const none: readonly never[] = [];
/** Loaded on demand, because visitors do not need its API client. */
const loadAccountScreens = () => import('./account-screens').then(({ AccountScreens }) => AccountScreens);

/** The reader's saved screens: a member's are in the account, a visitor's in this browser. */
export function SavedScreens({ screen }: { screen: Screen }) {
  const user = useSessionUser();
  const here = useSyncExternalStore(savedScreens.subscribe, savedScreens.read, () => none);
  const { part: AccountScreens } = useLazyModule(loadAccountScreens, user !== null);
  if (user)
    return AccountScreens ? <AccountScreens key={`${user.kind}:${user.id}`} screen={screen} here={here} /> : null;
  return (
    <ScreensPanel
      screen={screen}
      saved={here}
      where={copy.inBrowser}
      save={(one) => {
        savedScreens.save(one);
        return Promise.resolve('');
      }}
      remove={(name) => {
        savedScreens.remove(name);
        return Promise.resolve('');
      }}
    />
  );
}
