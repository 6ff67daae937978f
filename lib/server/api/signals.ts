import { signalsContract } from '@/lib/contracts/signals';
import { implement } from '../http/implement';
import { readPatterns, readTiming, readWatched } from '../services/signals';

export const signalsRoutes = implement(signalsContract, {
  sectorTiming: ({ query }, { caller }) => readTiming('sector', { slug: query.slug, isMember: caller !== null }),
  stockTiming: ({ query }, { caller }) => readTiming('stock', { slug: query.slug, isMember: caller !== null }),
  stocksToWatch: (_, { caller }) => readWatched(caller !== null),
  customPattern: () => readPatterns(),
});
