import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { postsContract } from '@/lib/contracts/publishing/posts';

/** The API client for posts. */
export const postClient = () => createClient(postsContract, browserHttp());
