import { provingHttp } from '@/components/modals/proving-http';
import { createClient } from '@/lib/client/create-client';
import { browserHttp } from '@/lib/client/http';
import { banksContract } from '@/lib/contracts/banks';
import { brokerageContract } from '@/lib/contracts/brokerage';
import { tradierContract } from '@/lib/contracts/tradier';

/** Load this file when a call is made: axios and zod come with it. */
export const bankCalls = () => createClient(banksContract, provingHttp());
export const applicationCalls = () => createClient(brokerageContract, browserHttp());
export const tradierCalls = () => createClient(tradierContract, provingHttp());
