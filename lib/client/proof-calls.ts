import { myAccountContract } from '@/lib/contracts/my-account';
import { createClient } from './create-client';
import { browserHttp } from './http';

const { prove } = myAccountContract;

/** Load this file when the password is sent: axios and zod come with it. */
export const proofCalls = () => createClient({ prove }, browserHttp());
