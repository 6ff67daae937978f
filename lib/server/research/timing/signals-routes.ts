import { signalsContract } from '@/lib/contracts/research/signals';
import { implement } from '@/lib/server/platform/http/implement';
import { recordSignalView } from './signal-views';
import { readPatterns, readWatched } from './signals';
import { readTiming } from './timing';

export const signalsRoutes = implement(signalsContract, {
  sectorTiming: ({ query }, { caller }) => {
    if (caller) recordSignalView(caller.accountId, 'sector-timing');
    return readTiming('sector', { ...query, isMember: caller !== null });
  },
  stockTiming: ({ query }, { caller }) => {
    if (caller) recordSignalView(caller.accountId, 'stock-timing');
    return readTiming('stock', { ...query, isMember: caller !== null });
  },
  stocksToWatch: (_, { caller }) => {
    if (caller) recordSignalView(caller.accountId, 'stocks-to-watch');
    return readWatched(caller !== null);
  },
  customPattern: () => readPatterns(),
});
