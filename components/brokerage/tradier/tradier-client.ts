import { createClient } from '@/lib/client/http/create-client';
import { provingHttp } from '@/components/modals/proving-http';
import { tradierContract } from '@/lib/contracts/brokerage/tradier';

/** The API client for the Tradier connection. */
export const tradierClient = () => createClient(tradierContract, provingHttp());
