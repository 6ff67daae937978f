import { screenerContract } from '@/lib/contracts/research/screener';
import { savedScreensContract } from '@/lib/contracts/research/saved-screens';
import { implement } from '@/lib/server/platform/http/implement';
import { readSavedScreens, removeScreen, saveScreens } from './saved-screens';
import { readHeatMap, readScreen, readScreenFile, readSectorSizes } from './screener';

export const screenerRoutes = implement(screenerContract, {
  list: ({ query }) => readScreen(query),
  file: ({ query }) => readScreenFile(query),
  heatMap: ({ query: { period, ...screen } }) => readHeatMap(screen, period),
  sectors: ({ query }) => readSectorSizes(query.period),
});

export const savedScreensRoutes = implement(savedScreensContract, {
  list: (_, { caller }) => readSavedScreens(caller.accountId),
  save: ({ body }, { caller, origin }) => saveScreens({ accountId: caller.accountId, origin }, body.screens),
  remove: ({ query }, { caller, origin }) => removeScreen({ accountId: caller.accountId, origin }, query.name),
});
