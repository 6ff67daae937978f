import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { brokerageContract } from '@/lib/contracts/brokerage';
import { usersContract } from '@/lib/contracts/users';

/** Load this file when a call is made: axios and zod come with it. */
export const applicationCalls = () => ({
  ...createClient(brokerageContract, browserHttp()),
  profile: createClient(usersContract, browserHttp()).profile,
});
