import { createClient } from '@/lib/client/http/create-client';
import { provingHttp } from '@/components/modals/proving-http';
import { transfersContract } from '@/lib/contracts/brokerage/transfers';

/** The calls of deposits and withdrawals. */
export const fundingClient = () => createClient(transfersContract, provingHttp());
