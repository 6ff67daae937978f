import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient, type Client } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import type { AnswerOf } from '@/lib/contracts/shared/endpoint';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';

export type AllLists = AnswerOf<typeof watchlistsContract.list>;
type Calls = Client<typeof watchlistsContract>;
export type Act = (calls: Calls) => Promise<AllLists>;

/** Whether a list contains the stock. */
export const hasStock =
  (ticker: string) =>
  ({ symbols }: AllLists['items'][number]) =>
    symbols.some((symbol) => symbol.ticker === ticker);

const watchlistsClient = () => createClient(watchlistsContract, browserHttp());

/** The member's lists. They refresh when the page regains focus, since other devices may have changed them. */
export function useWatchlists() {
  const { data: all, ...own } = useMemberData('watchlists', watchlistsClient, (calls) => calls.list(), {
    refreshesOnReturn: true,
  });
  return { ...own, all };
}

export type Watchlists = ReturnType<typeof useWatchlists>;

/** The lists after they have loaded. */
export type MemberListsProps = { lists: Omit<Watchlists, 'all'> & { all: AllLists } };
