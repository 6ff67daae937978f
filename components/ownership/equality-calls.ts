import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { equalityContract } from '@/lib/contracts/equality';

/** Load this file when a call is made: axios and zod come with it. */
export const equalityCalls = () => createClient(equalityContract, browserHttp());
