import { passwordsContract } from '@/lib/contracts/accounts/passwords';
import { implement } from '@/lib/server/platform/http/implement';
import { leakedSuffixes } from './leaked-passwords';

export const passwordsRoutes = implement(passwordsContract, {
  leaked: ({ params }) => ({ suffixes: leakedSuffixes(params.prefix) }),
});
