import { investorsContract } from '@/lib/contracts/investors';
import { implement } from '../http/implement';
import { accountHandlers } from './account-calls';

export const investorsRoutes = implement(investorsContract, accountHandlers('investor'));
