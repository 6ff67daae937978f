import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { projectsContract } from '@/lib/contracts/projects';
import { roundsContract } from '@/lib/contracts/rounds';

/** Load this file when a call is made: axios and zod come with it. */
export const roundCalls = () => createClient(roundsContract, browserHttp());

/** For the investor's own page. */
export const backingCalls = () => createClient(projectsContract, browserHttp());
