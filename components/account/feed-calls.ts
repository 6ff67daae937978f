import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { postsContract } from '@/lib/contracts/posts';

/** Load this file when a call is made: axios and zod come with it. */
export const feedCalls = () => createClient(postsContract, browserHttp());
