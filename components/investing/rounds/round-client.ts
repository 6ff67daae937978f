import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { roundsContract } from '@/lib/contracts/investing/rounds';

/** The API client for rounds. */
export const roundClient = () => createClient(roundsContract, browserHttp());
