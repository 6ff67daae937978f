import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { investorAccountContract } from '@/lib/contracts/investor-account';

/** Load this file when a call is made: axios and zod come with it. */
export const investorCalls = () => createClient(investorAccountContract, browserHttp());
