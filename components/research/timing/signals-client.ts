import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { signalsContract } from '@/lib/contracts/research/signals';

/** The API client for timing signals. */
export const signalsClient = () => createClient(signalsContract, browserHttp());
