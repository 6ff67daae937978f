import { accountCalls } from './accounts';
import { defineContract } from '@/lib/contracts/shared/endpoint';

export const investorsContract = defineContract({
  ...accountCalls('investors', 'register-basic'),
});
