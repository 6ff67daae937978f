import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { banksContract } from '@/lib/contracts/banks';
import { tradierContract } from '@/lib/contracts/tradier';

/** Load this file when a call is made: axios and zod come with it. */
export const bankCalls = () => createClient(banksContract, browserHttp());
export const tradierCalls = () => createClient(tradierContract, browserHttp());
