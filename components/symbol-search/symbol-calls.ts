import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { symbolsContract } from '@/lib/contracts/symbols';
import { usersContract } from '@/lib/contracts/users';

/** Load this file when somebody types: axios and zod come with it. */
export const symbolCalls = () => ({
  ...createClient(symbolsContract, browserHttp()),
  ...createClient({ profile: usersContract.profile, saveSearch: usersContract.saveSearch }, browserHttp()),
});
