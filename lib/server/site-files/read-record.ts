import { createClient } from '@/lib/client/create-client';
import { tradesContract } from '@/lib/contracts/trades';
import { pageHttp } from '../page-props/api-client';

/** The trade record as everybody gets it: from our own API, or from the external one. */
export const readRecord = () => createClient(tradesContract, pageHttp()).list({ query: { variant: 'record' } });
