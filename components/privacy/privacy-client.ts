import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { privacyContract } from '@/lib/contracts/privacy';

/** Load this file when a call is made: axios and zod come with it. */
export const privacyClient = () => createClient(privacyContract, browserHttp());
