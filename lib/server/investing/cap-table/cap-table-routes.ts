import { capTableContract } from '@/lib/contracts/investing/cap-table';
import type { Holding } from '@/lib/domain/investing/cap-table';
import { investingPaths } from '@/lib/domain/investing/investing-paths';
import { paths } from '@/lib/domain/shared/paths';
import { implement } from '@/lib/server/platform/http/implement';
import { addEntry, capTableFile, correctEntry, readCapTable } from './cap-table';
import { regeneratePages } from '@/lib/server/platform/http/regenerate-pages';

export const capTableRoutes = implement(capTableContract, {
  read: ({ query }) => readCapTable(query.on),
  file: () => capTableFile(),
  add: async ({ body }, { origin, revalidate }) => {
    const added = await addEntry({ ...body, from: toHolding(body.from), to: toHolding(body.to) }, origin);
    await regeneratePages([paths.capTable, investingPaths.equality], revalidate);
    return added;
  },
  correct: async ({ body }, { origin, revalidate }) => {
    const added = await correctEntry(body, origin);
    await regeneratePages([paths.capTable, investingPaths.equality], revalidate);
    return added;
  },
});

const toHolding = (side: (Omit<Holding, 'shares'> & { shares: string }) | null): Holding | null =>
  side && { ...side, shares: BigInt(side.shares) };
