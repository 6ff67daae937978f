import { provingHttp } from '@/components/modals/proving-http';
import { createClient } from '@/lib/client/create-client';
import { myAccountContract } from '@/lib/contracts/my-account';

/** Load this file when a call is made: axios and zod come with it. */
export const accountCalls = () => createClient(myAccountContract, provingHttp());
