import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { projectsContract } from '@/lib/contracts/projects';

/** Load this file when a call is made: axios and zod come with it. */
export const backingCalls = () => createClient(projectsContract, browserHttp());
