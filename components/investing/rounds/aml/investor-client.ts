import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { investorAccountContract } from '@/lib/contracts/my-account/investor-account';

/** The API client for an investor's account. */
export const investorClient = () => createClient(investorAccountContract, browserHttp());
