import type { Watchlist } from '@/lib/contracts/research/watchlists';
import type { Act } from './use-watchlists';

/** Restores a deleted list: its name, and its stocks in their order. */
export const restoring =
  ({ name, symbols }: Watchlist): Act =>
  async (calls) => {
    let all = await calls.create({ body: { name } });
    const id = all.items.find((list) => list.name === name)?.id;
    if (id === undefined) throw new Error('The server did not return the restored list.');
    for (const { ticker } of symbols.toSorted((a, b) => a.addedAt.localeCompare(b.addedAt)))
      all = await calls.add({ params: { id, ticker } });
    return all;
  };
