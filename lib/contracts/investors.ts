import { accountCalls } from './accounts';
import { defineContract } from './endpoint';

export const investorsContract = defineContract({
  ...accountCalls('investors', 'register-basic'),
});
