import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { postsContract } from '@/lib/contracts/posts';

/** Load this file when a member opens a closed post: axios and zod come with it. */
export const postCalls = () => createClient(postsContract, browserHttp());
