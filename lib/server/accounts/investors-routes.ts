import { investorsContract } from '@/lib/contracts/accounts/investors';
import { implement } from '@/lib/server/platform/http/implement';
import { accountHandlers } from './account-calls-routes';

export const investorsRoutes = implement(investorsContract, accountHandlers('investor'));
