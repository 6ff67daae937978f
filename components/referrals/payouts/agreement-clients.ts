import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { cofounderGrantsContract } from '@/lib/contracts/referrals/cofounder-grants';
import { ratesContract } from '@/lib/contracts/referrals/rates';

export const ratesClient = () => createClient(ratesContract, browserHttp());
export const grantsClient = () => createClient(cofounderGrantsContract, browserHttp());
