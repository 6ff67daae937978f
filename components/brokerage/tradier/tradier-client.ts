import { createClient } from '@/lib/client/http/create-client';
import { provingHttp } from '@/components/modals/proving-http';
import { tradierContract } from '@/lib/contracts/brokerage/tradier';

/** The calls of the connection to Tradier. */
export const tradierClient = () => createClient(tradierContract, provingHttp());
