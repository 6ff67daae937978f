import { useSyncExternalStore } from 'react';
import { useSessionUser } from '@/lib/client/session/session';
import { savedScreensCopy as copy } from '@/lib/content/research/screener/saved-screens';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { AccountScreens } from './account-screens';
import { savedScreens } from './saved-screens-store';
import { ScreensPanel } from './screens-panel';

const none: readonly never[] = [];

/** The reader's own screens by name: a member's in the account, a visitor's in this browser. */
export function SavedScreens({ screen }: { screen: Screen }) {
  const user = useSessionUser();
  const here = useSyncExternalStore(savedScreens.subscribe, savedScreens.read, () => none);
  if (user) return <AccountScreens key={`${user.kind}:${user.id}`} screen={screen} here={here} />;
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
