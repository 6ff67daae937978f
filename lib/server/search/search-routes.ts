import { searchContract } from '@/lib/contracts/search/search';
import { implement } from '@/lib/server/platform/http/implement';
import { searchAll } from './search';

export const searchRoutes = implement(searchContract, {
  all: ({ query }, { caller }) => searchAll(query.q, caller),
});
