import { createClient } from '@/lib/client/http/create-client';
import { provingHttp } from '@/components/modals/proving-http';
import { transfersContract } from '@/lib/contracts/brokerage/transfers';

/** The API client for deposits and withdrawals. */
export const fundingClient = () => createClient(transfersContract, provingHttp());
