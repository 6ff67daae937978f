import { investorAccountContract } from '@/lib/contracts/investor-account';
import { implement } from '../http/implement';
import { readAml, saveAmlStep } from '../services/aml';

export const investorAccountRoutes = implement(investorAccountContract, {
  registerAml: ({ body }, { caller, origin }) => saveAmlStep(caller.accountId, body, origin),
  readAml: (_, { caller, origin }) => readAml(caller.accountId, origin),
  // No payment is set up: there is no card that could be kept.
  paymentMethods: () => ({ items: [] }),
});
