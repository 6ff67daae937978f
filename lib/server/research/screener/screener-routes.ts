import { screenerContract } from '@/lib/contracts/research/screener';
import { implement } from '@/lib/server/platform/http/implement';
import { readScreen, readScreenFile, readSectorMap } from './screener';

export const screenerRoutes = implement(screenerContract, {
  list: ({ query }) => readScreen(query),
  file: ({ query }) => readScreenFile(query),
  map: ({ query }) => readSectorMap(query.period),
});
