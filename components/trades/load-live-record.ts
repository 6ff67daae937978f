import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { tradesContract } from '@/lib/contracts/trades';

/** Fetched only when somebody switches to the live variant, and so is the code to fetch it. */
export const loadLiveRecord = () => createClient(tradesContract, browserHttp()).list({ query: { variant: 'live' } });
