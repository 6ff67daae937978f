import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { billingContract } from '@/lib/contracts/billing';
import { transactionsContract } from '@/lib/contracts/transactions';

/** Load this file when a call is made: axios and zod come with it. */
export const billingCalls = () => {
  const http = browserHttp();
  return { ...createClient(billingContract, http), ...createClient(transactionsContract, http) };
};
