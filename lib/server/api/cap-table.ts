import { capTableContract } from '@/lib/contracts/cap-table';
import type { Holding } from '@/lib/domain/cap-table';
import { paths } from '@/lib/domain/paths';
import { implement } from '../http/implement';
import { addEntry, capTableFile, correctEntry, readCapTable } from '../services/cap-table';
import { remakePages } from './remake-pages';

export const capTableRoutes = implement(capTableContract, {
  read: ({ query }) => readCapTable(query.on),
  file: () => capTableFile(),
  add: async ({ body }, { origin, revalidate }) => {
    const added = await addEntry({ ...body, from: toHolding(body.from), to: toHolding(body.to) }, origin);
    await remakePages([paths.capTable, paths.equality], revalidate);
    return added;
  },
  correct: async ({ body }, { origin, revalidate }) => {
    const added = await correctEntry(body, origin);
    await remakePages([paths.capTable, paths.equality], revalidate);
    return added;
  },
});

const toHolding = (side: (Omit<Holding, 'shares'> & { shares: string }) | null): Holding | null =>
  side && { ...side, shares: BigInt(side.shares) };
