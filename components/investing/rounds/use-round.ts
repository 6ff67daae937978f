import { useMemberData } from '@/lib/client/data/use-member-data';
import type { Client } from '@/lib/client/http/create-client';
import type { roundsContract } from '@/lib/contracts/investing/rounds';
import { type RoundInvestorStatus } from '@/lib/contracts/investing/rounds';
import { roundClient } from './round-client';

type Calls = Client<typeof roundsContract>;

/** The signed-in investor's status in a round, with a function to change it. */
export function useRound(slug: string) {
  const investorStatus = useMemberData(`round-status/${slug}`, roundClient, (calls) =>
    calls.investorStatus({ params: { slug } }),
  );
  return {
    ...investorStatus,
    /** Runs a change and resolves to whether it succeeded. Errors are shown. */
    change: async (act: (calls: Calls, params: { slug: string }) => Promise<RoundInvestorStatus>) =>
      (await investorStatus.submit((calls) => act(calls, { slug }))) !== undefined,
  };
}

export type RoundChange = ReturnType<typeof useRound>['change'];
