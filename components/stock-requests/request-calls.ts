import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { stockRequestsContract } from '@/lib/contracts/stock-requests';

/** Load this file when a call is made: axios and zod come with it. */
export const requestCalls = () => createClient(stockRequestsContract, browserHttp());
