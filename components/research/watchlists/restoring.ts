import type { Watchlist } from '@/lib/contracts/research/watchlists';
import type { Act } from './use-watchlists';

/** Restores a deleted list under a new id, with its stocks in their old order. */
export const restoring =
  ({ name, createdAt, symbols }: Watchlist, onRestored: (id: string) => void): Act =>
  async (calls) => {
    const stocks = symbols.map(({ ticker, addedAt }) => ({ ticker, addedAt }));
    const all = await calls.create({ body: { name, createdAt, symbols: stocks } });
    const restored = all.items.find((list) => list.name === name);
    if (restored) onRestored(restored.id);
    return all;
  };
