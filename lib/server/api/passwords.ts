import { passwordsContract } from '@/lib/contracts/passwords';
import { implement } from '../http/implement';
import { leakedSuffixes } from '../services/leaked-passwords';

export const passwordsRoutes = implement(passwordsContract, {
  leaked: ({ params }) => ({ suffixes: leakedSuffixes(params.prefix) }),
});
