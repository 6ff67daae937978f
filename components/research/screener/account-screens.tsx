import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { browserHttp } from '@/lib/client/http/http';
import { savedScreensCopy as copy } from '@/lib/content/research/screener/saved-screens';
import { savedScreensContract } from '@/lib/contracts/research/saved-screens';
import type { SavedScreen } from '@/lib/domain/research/screener/saved-screens';
import type { Screen } from '@/lib/domain/research/screener/screen';
import { savedScreens } from './saved-screens-store';
import { ScreensPanel } from './screens-panel';

const makeClient = () => createClient(savedScreensContract, browserHttp());

type AccountScreensProps = {
  screen: Screen;
  /** Screens that were saved in this browser before signing in. */
  here: readonly SavedScreen[];
};

/** A member's saved screens, which are stored on the server. Screens saved in this browser can be added to them. */
export function AccountScreens({ screen, here }: AccountScreensProps) {
  const { data, failure, retry, change, isBusy } = useMemberData('savedScreens', makeClient, (calls) => calls.list(), {
    refreshesOnReturn: true,
  });
  const attempt = async (act: Parameters<typeof change>[0]) => {
    try {
      await change(act);
      return '';
    } catch (error) {
      return failureSentence(error);
    }
  };
  const save = (screens: readonly SavedScreen[]) => attempt((calls) => calls.save({ body: { screens: [...screens] } }));

  return (
    <ScreensPanel
      screen={screen}
      saved={data?.items}
      where={copy.inAccount}
      isBusy={isBusy}
      save={(one) => save([one])}
      remove={(name) => attempt((calls) => calls.remove({ query: { name } }))}
    >
      {(run) => (
        <>
          {failure === '' ? null : (
            <Notice tone="error" title={failure}>
              <Button weight="plain" onClick={retry}>
                {copy.retry}
              </Button>
            </Notice>
          )}
          {here.length === 0 ? null : (
            <p>
              {copy.here(here.length)}{' '}
              <Button
                weight="plain"
                onClick={() =>
                  run(async () => {
                    const refusal = await save(withoutClashes(here, data?.items ?? []));
                    if (refusal === '') for (const { name } of here) savedScreens.remove(name);
                    return refusal;
                  }, copy.added)
                }
              >
                {copy.add}
              </Button>
            </p>
          )}
        </>
      )}
    </ScreensPanel>
  );
}

/** Drops this browser's screens whose name is already used in the account, which they must not replace. */
function withoutClashes(here: readonly SavedScreen[], saved: readonly SavedScreen[]) {
  const queries = new Map(saved.map(({ name, query }) => [name, query]));
  return here.map(({ name, query }) => ({
    name: (queries.get(name) ?? query) === query ? name : copy.fromBrowser(name),
    query,
  }));
}
