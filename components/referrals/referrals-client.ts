import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { referralsContract } from '@/lib/contracts/referrals';

/** Load this file when a call is made: axios and zod come with it. */
export const referralsClient = () => createClient(referralsContract, browserHttp());
