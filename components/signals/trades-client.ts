import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { tradesContract } from '@/lib/contracts/signals/trades';

/** The API client for the record and the live signals. */
export const tradesClient = () => createClient(tradesContract, browserHttp());
