import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { watchlistsContract } from '@/lib/contracts/watchlists';

/** Load this file when a call is made: axios and zod come with it. */
export const watchlistsCalls = () => createClient(watchlistsContract, browserHttp());
