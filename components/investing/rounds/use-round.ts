import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { roundsContract, type RoundStanding } from '@/lib/contracts/investing/rounds';

type Calls = Client<typeof roundsContract>;

const roundClient = () => createClient(roundsContract, browserHttp());

/** The signed-in investor's state in a round, and changes to it. */
export function useRound(slug: string) {
  const standing = useMemberData(`round-standing/${slug}`, roundClient, (calls) =>
    calls.standing({ params: { slug } }),
  );
  return {
    ...standing,
    /** Returns whether it worked; an error is shown. */
    change: async (act: (calls: Calls, params: { slug: string }) => Promise<RoundStanding>) =>
      (await standing.submit((calls) => act(calls, { slug }))) !== undefined,
  };
}

export type RoundChange = ReturnType<typeof useRound>['change'];
