import { useAddress } from '@/lib/client/data/use-address';
import { useLazyModule } from '@/lib/client/data/use-lazy-module';
import type { WatchChoice } from './watch-rules';

/** The code for sorting and filtering, loaded after the list. */
const loadRules = () => import('./watch-rules');

/** The list's sort order and filter in the URL. Undefined until the rules are loaded and the URL is known. */
export function useWatchChoice() {
  const { query, change, isKnown } = useAddress();
  const { part: rules } = useLazyModule(loadRules, isKnown);
  const choice = rules?.parseWatchQuery(query);
  const choose = (next: WatchChoice) => {
    if (rules) change(rules.queryOf(next, query));
  };
  return { rules, choice, choose };
}
export type WatchChoosing = ReturnType<typeof useWatchChoice>;
