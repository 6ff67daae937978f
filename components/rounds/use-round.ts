import { useStanding } from '@/lib/client/use-standing';
import type { RoundStanding } from '@/lib/contracts/rounds';
import type { roundCalls } from './round-calls';

type Calls = ReturnType<typeof roundCalls>;

const loadCalls = async () => (await import('./round-calls')).roundCalls();

/** How the signed-in investor stands to a round, and how to change that. */
export function useRound(slug: string, investorId: string) {
  const standing = useStanding(`${investorId} ${slug}`, async (signal) =>
    (await loadCalls()).standing({ params: { slug }, signal }),
  );
  return {
    ...standing,
    /** Answers whether it worked; a refusal is shown. */
    change: async (act: (calls: Calls, params: { slug: string }) => Promise<RoundStanding>) =>
      (await standing.change(async () => act(await loadCalls(), { slug }))) !== undefined,
  };
}

export type RoundChange = ReturnType<typeof useRound>['change'];
