import { createClient } from '@/lib/client/http/create-client';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { pageHttp } from '../page-props/api-client';

/** The public trade record, from our own API or the external one. */
export const readRecord = () => createClient(tradesContract, pageHttp()).list({ query: { variant: 'record' } });
