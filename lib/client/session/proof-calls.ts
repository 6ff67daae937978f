import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';

const { prove } = myAccountContract;

/** Import lazily: loads axios and zod. */
export const proofCalls = () => createClient({ prove }, browserHttp());
